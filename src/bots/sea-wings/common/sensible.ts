import type { Side } from '../../../rules/core';
import type { Order, SeaWingsView } from '../../../rules/sea-wings';
import { forceOf, NONE, requiredOrder } from '../../../rules/sea-wings/query';

/** The kinds of orders that bring a step nearer to its end: each can be given only so often. */
const USEFUL: ReadonlySet<Order['kind']> = new Set([
  'planSearch',
  'planStrike',
  'planCap',
  'plot',
  'enter',
  'moveDummy',
  'placeDummy',
  'scramble',
  'allotCap',
  'aim',
  'engage',
  'bombard',
  'fight',
  'discard',
]);

/**
 * The legal orders that avoid obvious mistakes: those that get something done, for one unit after another, and to confirm once there
 * are none left.
 */
export function sensibleOrders(view: SeaWingsView, side: Side, orders: readonly Order[]): Order[] {
  const required = requiredOrder(view, side);
  if (required) return [required];
  const useful = orders.filter((it) => USEFUL.has(it.kind) && isOpen(view, side, it));
  const [first] = useful;
  if (!first) return closing(orders);
  const unit = unitOf(first);
  return useful.filter((it) => unitOf(it) === unit);
}

const closing = (orders: readonly Order[]): Order[] => {
  const confirm = orders.filter(({ kind }) => kind === 'confirm');
  return confirm.length > 0 ? confirm : [...orders];
};

/** What an order is for: orders for the same unit are alternatives. */
const unitOf = (order: Order): string =>
  'formation' in order ? order.formation : 'taskForce' in order ? order.taskForce : order.kind;

/** It does something that has not been done, and not in vain. */
function isOpen(view: SeaWingsView, side: Side, order: Order): boolean {
  switch (order.kind) {
    case 'plot':
      return !(order.taskForce in forceOf(view, side).plots);
    case 'planStrike':
      return order.target !== NONE;
    case 'fight':
      return order.ships.length > 0;
    default:
      return true;
  }
}
