import { expect, test } from 'vitest';
import { wayTo } from '../../src/bots/battle/seaRoutes';
import { newSituation } from '../../src/bots/battle/situation';
import type { Axial } from '../../src/hex';
import { type BattleScenario, battle } from '../../src/rules/battle';
import { orderDice } from '../../src/rules/core';
import { BATTLES } from './battles';

const [strait] = BATTLES as [BattleScenario];

function way(land: Axial[], from: Axial, to: Axial): number {
  const scenario = { ...strait, land };
  const { state } = battle.newState(scenario, battle.defaultOptions, orderDice('seed', 0));
  return wayTo(newSituation(state, 'allies'), from, to);
}

const WEST: Axial = { q: -2, r: 0 };
const EAST: Axial = { q: 2, r: 0 };
/** A coast from north to south between the two, three hexes long. */
const COAST: Axial[] = [
  { q: 1, r: -1 },
  { q: 0, r: 0 },
  { q: 0, r: 1 },
];

test('over open water the way is the distance', () => {
  expect(way([], WEST, EAST)).toBe(4);
  expect(way([{ q: 0, r: 3 }], WEST, EAST)).toBe(4);
});

test('land between lengthens it: ships go round', () => {
  expect(way([{ q: 0, r: 0 }], WEST, EAST)).toBe(5);
  expect(way(COAST, WEST, EAST)).toBe(6);
});

test('a hex that no ship can reach is as far as it looks', () => {
  const ring = [
    [3, 0],
    [2, 1],
    [1, 1],
    [1, 0],
    [2, -1],
    [3, -1],
  ].map(([q, r]) => ({ q, r }) as Axial);
  expect(way(ring, WEST, EAST)).toBe(4);
});
