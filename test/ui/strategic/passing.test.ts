import { expect, test } from 'vitest';
import type { StrategicState } from '../../../src/rules/strategic';
import { isEmptyStep } from '../../../src/ui/systems/strategic/passing';
import { inPhase } from '../../rules/strategic/advancedGame';
import { scene } from '../../rules/strategic/advancedScene';
import { deskOf } from './deskOf';

const isEmpty = (state: StrategicState) => isEmptyStep(deskOf({ state }).desk);
const ending = () => inPhase(scene({}), 'advancedEnd', 1).state;

test('a step in which there is nothing but to confirm it is empty', () => {
  expect(isEmpty(inPhase(scene({}), 'combatPlan', 1).state)).toBe(true);
  expect(isEmpty(ending())).toBe(true);
});

test('one in which something can be ordered is not', () => {
  expect(isEmpty(inPhase(scene({}), 'movement', 1).state)).toBe(false);
});

test('[ST-22.5] nor one in which an offer is to be answered', () => {
  const state = ending();
  state.known.allies.enemyOffersEnd = true;
  expect(isEmpty(state)).toBe(false);
});

test('[ST-4.10] nor one in which a ship is all but lost', () => {
  const state = ending();
  const ship = Object.values(state.forces.allies.ships)[0];
  if (!ship) throw new Error('no ship');
  ship.damageLevels = ship.card.capacity - 1;
  expect(isEmpty(state)).toBe(false);
});
