import { expect, test } from 'vitest';
import {
  type BattleState,
  battle,
  DEFAULT_OPTIONS,
  type TaskForce,
} from '../../../src/rules/battle';
import { orderDice } from '../../../src/rules/core';
import { atImpulse, newBattle, refusalOf, setShip } from './fixture';

/** Two destroyers near each other; the Allied one is surprised until impulse 8. */
function surprised(): BattleState {
  const { scenario } = newBattle({
    allies: [{ at: [0, 1], ships: [{ id: 'a', type: 'DD', speed: '2+' }] }],
    axis: [{ at: [0, 0], ships: [{ id: 'x', type: 'DD', speed: '2+' }] }],
  });
  const [allies, axis] = scenario.taskForces;
  if (!allies || !axis) throw new Error('two task forces');
  const taskForces = [{ ...allies, surprisedUntil: 8 }, axis];
  return battle.newState({ ...scenario, taskForces }, DEFAULT_OPTIONS, orderDice('none', 0)).state;
}

test('[BT-19.3] ships taken by surprise do not move before the impulse named', () => {
  const before = atImpulse(surprised(), 6);
  expect(refusalOf(before, 'allies', 'move A1 0,2')).toMatchObject({
    code: 'surprised',
    rule: 'BT-19.3',
  });
  expect(battle.legalOrders(before, 'allies').map(({ kind }) => kind)).not.toContain('moveStack');
  expect(refusalOf(atImpulse(surprised(), 10), 'allies', 'move A1 0,2')).toBeUndefined();
});

test('[BT-19.3] nor make a tow fast in place of moving', () => {
  const { scenario } = newBattle({
    allies: [{ at: [0, 1], ships: ['a', 'b'].map((id) => ({ id, type: 'DD', speed: '2+' })) }],
    axis: [{ at: [0, 0], ships: [{ id: 'x' }] }],
  });
  const until = (surprisedUntil: number) => {
    const [allies, ...others] = scenario.taskForces as [TaskForce];
    const taskForces = [{ ...allies, surprisedUntil }, ...others];
    const all = { ...scenario, taskForces };
    const { state } = battle.newState(all, DEFAULT_OPTIONS, orderDice('none', 0));
    setShip(state, 'b', { speed: '0' });
    return refusalOf(atImpulse(state, 6), 'allies', 'tow a b');
  };
  expect(until(8)).toMatchObject({ code: 'surprised', rule: 'BT-19.3' });
  expect(until(6)).toBeUndefined();
});

test('[BT-19.3] nor do they fire; the enemy does', () => {
  const before = atImpulse(surprised(), 4);
  expect(refusalOf(before, 'allies', 'fire a secondary x')).toMatchObject({
    code: 'surprised',
    rule: 'BT-19.3',
  });
  expect(refusalOf(before, 'axis', 'fire x secondary a')).toBeUndefined();
  expect(refusalOf(atImpulse(surprised(), 8), 'allies', 'fire a secondary x')).toBeUndefined();
  const later = { ...atImpulse(surprised(), 4), round: 2 };
  expect(refusalOf(later, 'allies', 'fire a secondary x')).toBeUndefined();
});
