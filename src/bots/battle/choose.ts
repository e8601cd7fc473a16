import type { BattleView, Order } from '../../rules/battle';
import type { Draw, Side } from '../../rules/core';
import { pick } from '../core/lot';
import { chooseFire } from './firing';
import { chooseMovement, newExchange } from './movement';
import { DOCTRINE, type FleetPlan } from './plan';
import { wouldBreakOff } from './posture';
import { sensibleOrders } from './sensible';
import { choosePlacement, chooseShift } from './settingUp';

/** The order that doctrine prefers. */
export function chooseOrder(
  view: BattleView,
  side: Side,
  orders: readonly Order[],
  draw: Draw,
): Order {
  return planned(view, side, orders) ?? anySensible(view, side, orders, draw);
}

/** The order that a plan calls for; `undefined` when it calls for none. */
export function planned(
  view: BattleView,
  side: Side,
  orders: readonly Order[],
  plan = DOCTRINE,
): Order | undefined {
  switch (view.step.kind) {
    case 'placement':
      return choosePlacement(view, side, orders);
    case 'shift':
      return chooseShift(newExchange(view, side, plan), orders);
    case 'movement':
      return chooseMovement(newExchange(view, side, plan), orders);
    case 'gunnery':
    case 'torpedoes':
      return chooseFire(view, side, orders, plan);
    case 'repair':
      return orders.find(isAttempt) ?? orders.find(({ kind }) => kind === 'done');
    case 'breakOff':
      return vote(view, side, orders, plan);
    default:
      return undefined;
  }
}

/** [BT-13.10] Trying costs nothing. */
const isAttempt = (order: Order): boolean =>
  (order.kind === 'tryRepair' || order.kind === 'tryRefloat') && order.answer === 'yes';

function vote(
  view: BattleView,
  side: Side,
  orders: readonly Order[],
  { judgement, vote: ordered }: FleetPlan,
): Order | undefined {
  const wanted = ordered ?? (wouldBreakOff(view, side, judgement) ? 'yes' : 'no');
  return orders.find((order) => order.kind === 'breakOff' && order.answer === wanted);
}

function anySensible(view: BattleView, side: Side, orders: readonly Order[], draw: Draw): Order {
  const sensible = sensibleOrders(view, side, orders);
  return pick(draw, sensible.length > 0 ? sensible : orders);
}
