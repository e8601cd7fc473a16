import { expect, test } from 'vitest';
import {
  type BattleState,
  battle,
  DEFAULT_OPTIONS,
  type ScenarioShip,
} from '../../../src/rules/battle';
import { orderDice } from '../../../src/rules/core';
import { atImpulse, give, newBattle, refusalOf, resolve, shipIn } from './fixture';

/** A battle of two destroyers whose Allied one begins as told. */
function beganWith(change: Partial<ScenarioShip>, rounds = 4): BattleState {
  const torpedoes = { factors: 2, kind: 'other' as const };
  const { scenario } = newBattle({
    allies: [{ at: [0, 1], ships: [{ id: 'a', type: 'DD', hull: 'NNNN', torpedoes }] }],
    axis: [{ at: [0, 0], ships: [{ id: 'x', type: 'DD', torpedoes }] }],
    scenario: { rounds },
  });
  const [allies, axis] = scenario.taskForces;
  if (!allies || !axis) throw new Error('two task forces');
  const ships = allies.ships.map((ship) => ({ ...ship, ...change }));
  const changed = { ...scenario, taskForces: [{ ...allies, ships }, axis] };
  return battle.newState(changed, DEFAULT_OPTIONS, orderDice('none', 0)).state;
}

test('[BT-19.2] a ship may begin with boxes marked, and half its hull gone has cost it speed', () => {
  const state = beganWith({ lost: { hull: 2, secondary: 1 } });
  expect(shipIn(state, 'a').lost).toMatchObject({ hull: 2, secondary: 1, tertiary: 0 });
  expect(shipIn(state, 'a')).toMatchObject({ speed: '1', halfHullTaken: true });
});

test('[BT-19.2] a speed that is given is what is left: half the hull gone costs none of it again', () => {
  const state = beganWith({ lost: { hull: 2 }, speed: '1' });
  expect(shipIn(state, 'a')).toMatchObject({ speed: '1', halfHullTaken: true });
});

test('[BT-19.2] a ship may begin slowed with its hull whole, and loses a point at half of it', () => {
  const state = beganWith({ speed: '1' });
  expect(shipIn(state, 'a')).toMatchObject({ speed: '1', halfHullTaken: false });
});

test('[BT-19.2, BT-10.2] torpedoes spent before the battle are not launched in it', () => {
  const state = atImpulse(beganWith({ torpedoesSpent: true }), 5);
  expect(refusalOf(state, 'allies', 'fire a torpedoes x')).toMatchObject({
    code: 'torpedoes-spent',
    rule: 'BT-10.2',
  });
});

test('[BT-19.2, BT-13.14] a limit of one round ends the battle without a vote', () => {
  const state = atImpulse(beganWith({}, 1), 21);
  resolve(state, {}, []);
  expect(battle.outcome(state)).toMatchObject({ reason: 'rounds-over', rule: 'BT-13.14' });
  expect(() => give(state, 'allies', 'break-off yes')).toThrow();
});

test('[BT-19.2, BT-10.5] a ship with Long Lances may begin with one of her two launches spent', () => {
  const torpedoes = { factors: 2, kind: 'long-lance' as const };
  const { scenario } = newBattle({
    allies: [{ at: [0, 1], ships: [{ id: 'a', type: 'DD', torpedoes }] }],
    axis: [{ at: [0, 0], ships: [{ id: 'x', type: 'DD' }] }],
  });
  const taskForces = scenario.taskForces.map((force) => ({
    ...force,
    ships: force.ships.map((ship) => ({ ...ship, reloadSpent: true })),
  }));
  const { state } = battle.newState(
    { ...scenario, taskForces },
    DEFAULT_OPTIONS,
    orderDice('none', 0),
  );
  const atTorpedoes = atImpulse(state, 5);
  expect(refusalOf(atTorpedoes, 'allies', 'fire a torpedoes x')).toBeUndefined();
  expect([shipIn(state, 'a').launches.length, shipIn(state, 'x').launches.length]).toEqual([1, 0]);
});
