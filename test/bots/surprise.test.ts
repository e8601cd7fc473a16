import { expect, test } from 'vitest';
import { fireWorth } from '../../src/bots/battle/exchange';
import { newSituation } from '../../src/bots/battle/situation';
import { type BattleScenario, type BattleState, battle, type Stack } from '../../src/rules/battle';
import { orderDice } from '../../src/rules/core';
import { BATTLES } from './battles';

const [strait] = BATTLES as [BattleScenario];

/** Bismarck and her consort are taken by surprise until impulse 8 of round 1. */
const SCENARIO: BattleScenario = {
  ...strait,
  taskForces: strait.taskForces.map((force) =>
    force.side === 'axis' ? { ...force, surprisedUntil: 8 } : force,
  ),
};

/** What the fire of a side would be worth at five hexes, at a moment of the battle. */
function worthAt(round: number, impulse: number, side: 'allies' | 'axis'): number {
  const { state } = battle.newState(SCENARIO, battle.defaultOptions, orderDice('seed', 0));
  Object.assign(state, { round, impulse } satisfies Partial<BattleState>);
  const [own, enemy] = ['allies', 'axis'].map((it) =>
    state.stacks.find((stack) => stack.side === it),
  ) as [Stack, Stack];
  return side === 'allies'
    ? fireWorth(newSituation(state, 'allies'), own, enemy, 5)
    : fireWorth(newSituation(state, 'axis'), enemy, own, 5);
}

test('[BT-19.3] the fire of ships taken by surprise is not feared while they cannot give it', () => {
  expect(worthAt(1, 2, 'axis')).toBe(0);
  expect(worthAt(1, 4, 'axis')).toBe(0);
  expect(worthAt(1, 2, 'allies')).toBeGreaterThan(0);
});

test('[BT-19.3] it is feared when they may fire in the gunnery impulse to come', () => {
  expect(worthAt(1, 6, 'axis')).toBeGreaterThan(0);
  expect(worthAt(2, 2, 'axis')).toBeGreaterThan(0);
});
