import { expect, test } from 'vitest';
import type { StrategicState } from '../../../src/rules/strategic';
import { forcedOrder, isEmptyStep, isTold } from '../../../src/ui/systems/strategic/passing';
import { inPhase } from '../../rules/strategic/advancedGame';
import { scene } from '../../rules/strategic/advancedScene';
import { basicAt, give } from '../../rules/strategic/basicGame';
import { STRIKE_PLAN } from '../../rules/strategic/basicSteps';
import { scenarioShip } from '../../rules/strategic/smallGame';
import { fighting, toStage } from '../../rules/strategic/tacticalGame';
import { deskOf } from './deskOf';

const isEmpty = (state: StrategicState) => isEmptyStep(deskOf({ state }).desk);
const ending = () => inPhase(scene({}), 'advancedEnd', 1).state;

test('a step in which there is nothing but to confirm it is empty', () => {
  expect(isEmpty(inPhase(scene({}), 'combatPlan', 1).state)).toBe(true);
  expect(isEmpty(ending())).toBe(true);
  const forced = forcedOrder(deskOf({ state: ending() }).desk);
  expect(forced && isTold(forced), 'and the player is told that it has passed').toBe(true);
});

test('[ST-7.19] the one strike that is left is flown without asking; of two one is named', () => {
  const state = basicAt({ step: STRIKE_PLAN, spotted: ['X1', 'X2'] });
  give(state, 'allies', 'strike a-db-1 2 X1 bombs');
  state.step = { kind: 'strikes', side: 'allies' };
  const forced = forcedOrder(deskOf({ state }).desk);
  expect(forced).toEqual({ kind: 'flyStrike', target: 'X1' });
  expect(forced && isTold(forced), 'its own strike is no step with nothing to order').toBe(false);
  state.step = STRIKE_PLAN;
  give(state, 'allies', 'strike a-tb 2 X2 bombs');
  state.step = { kind: 'strikes', side: 'allies' };
  expect(forcedOrder(deskOf({ state }).desk)).toBeUndefined();
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

test('[ST-15.25] a stage of an action without ships to order is empty, until the enemy offers to end it', () => {
  const axis = [scenarioShip('x-ca')];
  const state = toStage(fighting({ axis, landUnits: ['a-battery'], level: 'basic' }), 'plot');
  expect(isEmpty(state)).toBe(true);
  give(state, 'axis', 'end-action yes');
  expect(isEmpty(state)).toBe(false);
});
