import { expect, test } from 'vitest';
import { newSituation } from '../../src/bots/battle/situation';
import { pullAlongWater } from '../../src/bots/battle/wayOut';
import { type BattleScenario, battle, type Stack } from '../../src/rules/battle';
import { orderDice } from '../../src/rules/core';
import { BATTLES } from './battles';

const [, estuary] = BATTLES as [BattleScenario, BattleScenario];

/** A wall of land from the southeast to the west, with the paid side behind it: open only in the far west. */
const WALL = Array.from({ length: 16 }, (_, i) => ({ q: i - 8, r: 2 })).filter(
  ({ q, r }) => Math.abs(q + r) <= 9,
);

function pulls(scenario: Partial<BattleScenario>) {
  const { state } = battle.newState(
    { ...estuary, ...scenario },
    battle.defaultOptions,
    orderDice('seed', 0),
  );
  const situation = newSituation(state, 'axis');
  const raider = state.stacks.find(({ side }) => side === 'axis') as Stack;
  return (q: number, r: number) => pullAlongWater(situation, raider, { q, r });
}

const exits = [{ side: 'axis', by: ['S'], points: 5 }] as const;

test('[BT-14.3] the way to a paid side goes by water around land, each step off it a fifth of what it pays', () => {
  const open = pulls({ extraPoints: { exits } });
  const walled = pulls({ extraPoints: { exits }, land: WALL });
  expect(open(0, 1)).toBeCloseTo(-8);
  expect(walled(0, 3)).toBeCloseTo(-6);
  expect(walled(0, 1)).toBeLessThan(-8);
  expect(walled(-4, 1)).toBeGreaterThan(walled(0, 1));
});

test('[BT-14.3] nothing draws a stack that no side pays, nor one that the land shuts in', () => {
  expect(pulls({})(0, 1)).toBe(0);
  const shut = Array.from({ length: 19 }, (_, i) => ({ q: i - 9, r: 2 }));
  expect(pulls({ extraPoints: { exits }, land: shut })(0, 1)).toBe(0);
});
