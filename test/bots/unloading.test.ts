import { expect, test } from 'vitest';
import { isFighter } from '../../src/bots/battle/posture';
import { newSituation } from '../../src/bots/battle/situation';
import { pointsPerRound } from '../../src/bots/battle/unloading';
import { harmed, noHarm, worthOfHarm } from '../../src/bots/battle/worth';
import { type BattleScenario, type BattleState, battle } from '../../src/rules/battle';
import { orderDice } from '../../src/rules/core';
import { BATTLES } from './battles';

const [strait] = BATTLES as [BattleScenario];
const PAID: BattleScenario = {
  ...strait,
  extraPoints: { unloading: [{ side: 'axis', points: 8, ships: ['bismarck'] }] },
};

function position(scenario: BattleScenario, round = 1): BattleState {
  const { state } = battle.newState(scenario, battle.defaultOptions, orderDice('seed', 0));
  for (const id of ['bismarck', 'prinz-eugen'])
    (state.ships[id] as BattleState['ships'][string]).unloading = { rounds: 0, boxesLost: 0 };
  return Object.assign(state, { round });
}

/** What so many boxes of her secondary guns are worth to the other side. */
const worthOfBoxes = (state: BattleState, secondary: number): number => {
  const guns = { primary: 0, secondary, tertiary: 0, aa: 0 };
  const one = harmed(noHarm(), { hull: 0, guns, mount: 0, speed: 0, sinks: 0 }, 1);
  return worthOfHarm(newSituation(state, 'allies'), 'bismarck', one);
};

test('[BT-14.3] a ship that is paid for unloading keeps out of the fight', () => {
  const state = position(PAID);
  expect(pointsPerRound(state, 'bismarck')).toBe(8);
  expect(pointsPerRound(state, 'prinz-eugen')).toBe(0);
  expect(isFighter(newSituation(state, 'axis'), 'bismarck')).toBe(false);
  expect(isFighter(newSituation(state, 'axis'), 'prinz-eugen')).toBe(true);
});

test('[BT-14.3] a box of a ship that unloads is worth the points of the round', () => {
  const gain = worthOfBoxes(position(PAID), 1) - worthOfBoxes(position(strait), 1);
  expect(gain).toBeCloseTo(8 * (1 - Math.exp(-1)));
});

test('[BT-14.3] its loss is worth those of the rounds to come too', () => {
  const sunk = (state: BattleState) =>
    worthOfHarm(newSituation(state, 'allies'), 'bismarck', { ...noHarm(), sinks: 1 });
  const inRound = (round: number) => sunk(position(PAID, round)) - sunk(position(strait, round));
  expect(inRound(2)).toBeCloseTo(2 * 8);
  expect(inRound(4)).toBeCloseTo(0);
});
