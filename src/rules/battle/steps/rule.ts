import type { OrderRule as AnyRule, Refusal, Side } from '../../core';
import { findShip, isAfloat } from '../common/ships';
import { findStack } from '../common/stacks';
import type { Order, OrderOf } from '../model/orders';
import type { Play } from '../model/play';
import { refusal } from '../model/refusals';
import type { BattleView, ShipId, StackId, Step } from '../model/state';

/** The rule of one kind of battle order. */
export type OrderRule<Kind extends Order['kind']> = AnyRule<BattleView, Play, OrderOf<Kind>>;

/** The kinds of step in which one side acts while the other waits. */
type OpenStep = Extract<Step, { side: Side }>['kind'];

/** [BT-4.6] The side acts in a step of this kind. */
export const actsIn = (view: BattleView, side: Side, kind: OpenStep): boolean =>
  view.step.kind === kind && 'side' in view.step && view.step.side === side;

/** [BT-5.21, BT-6.11] The side's own movement impulse, or its turns in impulse 22. */
export const actsOpenly = (view: BattleView, side: Side): boolean =>
  actsIn(view, side, 'movement') ||
  actsIn(view, side, 'repair') ||
  (view.step.kind === 'breakOff' && view.votes[side] === null);

/** [BT-18.1] Refuses an order outside the step it belongs to. */
export const refuseStep = (
  view: BattleView,
  side: Side,
  kind: OpenStep,
  deed: Deed,
): Refusal | undefined =>
  actsIn(view, side, kind) ? undefined : refusal('not-now.step', 'BT-18.1', { deed, step: kind });

/** What orders do, as a refusal names it. */
const DEED_NAMES = {
  shift: 'Shifting the set-up',
  separate: 'Separating ships',
  tow: 'Making a tow fast',
  placeStack: 'Placing a stack',
  combine: 'Combining stacks',
  divide: 'Dividing a stack',
  leave: 'Leaving the battle',
  repair: 'Repair and refloating',
  chooseDoe: 'Choosing a direction of entry',
  moveStack: 'Moving a stack',
  stay: 'Staying',
  enter: 'Entering the board',
} as const;
export type Deed = keyof typeof DEED_NAMES;

const _STEP_NAMES: Readonly<Record<OpenStep, string>> = {
  directions: 'choice of direction',
  placement: 'turn of placing stacks',
  shift: 'shift of the set-up',
  movement: 'movement impulse',
  repair: 'turn in impulse 22',
};

/** [BT-18.1] Refuses a stack that is not there, or not the side's own. */
export function refuseStack(view: BattleView, side: Side, id: StackId): Refusal | undefined {
  const stack = findStack(view, id);
  if (!stack) return refusal('no-such-stack', 'BT-18.1', { id });
  if (stack.side !== side) return refusal('not-your-stack', 'BT-18.1', { stack: id });
  return undefined;
}

/** [BT-18.1] Refuses a ship that is not there, not the side's own, or gone. */
export function refuseShip(view: BattleView, side: Side, id: ShipId): Refusal | undefined {
  const ship = findShip(view, id);
  if (!ship) return refusal('no-such-ship', 'BT-18.1', { id });
  if (ship.side !== side) return refusal('not-your-ship', 'BT-18.1', { id });
  if (!isAfloat(ship)) return refusal('ship-gone', 'BT-18.1', { id });
  return undefined;
}
