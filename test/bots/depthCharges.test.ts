import { expect, test } from 'vitest';
import { commander } from '../../src/bots';
import { orderDice } from '../../src/rules/core';
import { type StrategicState, strategic } from '../../src/rules/strategic';
import { refreshKnowledge } from '../../src/rules/strategic/game/knowledge';
import { DESTROYER, scenarioShip } from '../rules/strategic/smallGame';
import { put, ship } from '../rules/strategic/tacticalGame';
import { hunting } from '../rules/strategic/tacticalHunt';
import { decide } from './strategicGames';

/** All that the Allies order in a stage; far more than any should take where they do not come to an end. */
function ordered(state: StrategicState): string[] {
  const lines: string[] = [];
  while (lines.at(-1) !== 'confirm' && lines.length < 20) {
    const order = decide(commander, state, 'allies');
    lines.push(strategic.makeOrder(order));
    strategic.apply(state, 'allies', order, orderDice('hunt', lines.length));
  }
  return lines;
}

/** A destroyer with a submerged boat in her hex, and perhaps an enemy destroyer before her guns. */
function hunt({ isSeen, hasEnemy }: { isSeen: boolean; hasEnemy: boolean }): StrategicState {
  const state = hunting(hasEnemy ? { axis: [scenarioShip('x-dd', DESTROYER)] } : {});
  if (hasEnemy) put(state, 'x-dd', { q: 0, r: 3 });
  if (isSeen) Object.assign(ship(state, 'x-boat').submarine as object, { detectedOn: 1 });
  refreshKnowledge(state);
  return state;
}

test('[ST-19.15] a ship that fires guns drops no depth charges besides, and her orders come to an end', () => {
  expect(ordered(hunt({ isSeen: false, hasEnemy: true }))).toEqual([
    'fire a-dd main x-dd',
    'confirm',
  ]);
});

test('[ST-19.15] a boat that is seen below goes before guns', () => {
  expect(ordered(hunt({ isSeen: true, hasEnemy: true }))).toEqual([
    'depth-charge a-dd 0,0',
    'confirm',
  ]);
});

test('[ST-19.18] with nobody in sight she goes for what may lie under her keel', () => {
  expect(ordered(hunt({ isSeen: false, hasEnemy: false }))).toEqual([
    'depth-charge a-dd 0,0',
    'confirm',
  ]);
});
