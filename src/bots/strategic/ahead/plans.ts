import type { Side } from '../../../rules/core';
import { type Order, type StrategicState, strategic } from '../../../rules/strategic';
import { POSTURES } from '../../../rules/strategic/query';
import { type OperationPlan, usualPlan } from './plan';

type Variant = Omit<OperationPlan, 'judgement'>;

/** Plans for a decision that can be played out, the usual one first; none where there is nothing to search. */
export function plansFor(
  state: StrategicState,
  side: Side,
  orders: readonly Order[],
): OperationPlan[] {
  const variants = variantsFor(state, side, orders);
  if (variants.length === 0) return [];
  const usual = usualPlan(state);
  return [usual, ...variants.map((variant) => ({ ...usual, ...variant }))];
}

function variantsFor(
  { step, air, action }: StrategicState,
  side: Side,
  orders: readonly Order[],
): Variant[] {
  if (air) return [];
  if (action) return postures(action.stage, side);
  if (step.kind === 'surface') return declarations(orders);
  const isOpen = orders.some((it) => it.kind === 'intercept' && it.answer === 'yes');
  return step.kind === 'intercept' && isOpen ? [{ intercepts: 'none' }, { intercepts: 'all' }] : [];
}

const postures = (stage: NonNullable<StrategicState['action']>['stage'], side: Side): Variant[] =>
  stage.kind === 'quick' && stage.quick.stage === 'postures' && stage.quick.postures[side] === null
    ? POSTURES.map((posture) => ({ posture }))
    : [];

/** The attacks and bombardments to look into, up to a limit, and no declaration at all. */
const MAX_DECLARED = 5;

function declarations(orders: readonly Order[]): Variant[] {
  const attacks = orders.filter(({ kind }) => kind === 'attackDivision' || kind === 'bombardLand');
  const passes = orders.filter(({ kind }) => kind === 'pass');
  return [...attacks.slice(0, MAX_DECLARED), ...passes].map((order) => ({
    declares: strategic.makeOrder(order),
  }));
}
