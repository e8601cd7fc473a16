import { expect, test } from 'vitest';
import { fireWorth } from '../../src/bots/battle/exchange';
import { newExchange } from '../../src/bots/battle/movement';
import { postureOf } from '../../src/bots/battle/posture';
import { givesBattle } from '../../src/bots/battle/rangeKeeping';
import { newSituation } from '../../src/bots/battle/situation';
import { type BattleScenario, type BattleState, battle, type Stack } from '../../src/rules/battle';
import { orderDice } from '../../src/rules/core';
import { BATTLES } from './battles';

const [strait, , sound] = BATTLES as [BattleScenario, BattleScenario, BattleScenario];

/** Bismarck and her consort are taken by surprise until impulse 8 of round 1. */
const SCENARIO: BattleScenario = {
  ...strait,
  taskForces: strait.taskForces.map((force) =>
    force.side === 'axis' ? { ...force, surprisedUntil: 8 } : force,
  ),
};

/** In the sound the Americans are. */
const SOUND: BattleScenario = {
  ...sound,
  taskForces: sound.taskForces.map((force) =>
    force.side === 'allies' ? { ...force, surprisedUntil: 8 } : force,
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

/** The side's aim while Bismarck and Prinz Eugen sleep, with the lead by a box and one ship left of two. */
function postureAt(round: number, impulse: number) {
  const { state } = battle.newState(SCENARIO, battle.defaultOptions, orderDice('seed', 0));
  Object.assign(state, { round, impulse } satisfies Partial<BattleState>);
  Object.assign(state.ships.hood ?? {}, { fate: 'left' });
  Object.assign(state.ships['prinz-eugen']?.lost ?? {}, { hull: 4 });
  return postureOf(state, 'allies');
}

test('[BT-19.3] a lead is not carried home while the stronger enemy is taken by surprise', () => {
  expect(postureAt(1, 2)).toBe('fight');
  expect(postureAt(1, 8)).toBe('withdraw');
});

test('[BT-19.3] ships too weak to give battle do so while nobody can answer', () => {
  const givesAt = (round: number, impulse: number): boolean => {
    const { state } = battle.newState(SOUND, battle.defaultOptions, orderDice('seed', 0));
    Object.assign(state, { round, impulse } satisfies Partial<BattleState>);
    const [express] = state.stacks.filter((it) => it.side === 'axis') as [Stack];
    const cruisers = state.stacks.find((it) => it.side === 'allies') as Stack;
    Object.assign(express, { ships: ['kagero'], place: 'board', hex: { q: 0, r: 0 } });
    Object.assign(cruisers, { place: 'board', hex: { q: 1, r: 0 } });
    Object.assign(state.ships.kagero ?? {}, { mountHit: true });
    const exchange = { ...newExchange(state, 'axis'), posture: 'fight' } as const;
    return givesBattle(exchange, express);
  };
  expect(givesAt(1, 2)).toBe(true);
  expect(givesAt(1, 8)).toBe(false);
  expect(givesAt(2, 2)).toBe(false);
});
