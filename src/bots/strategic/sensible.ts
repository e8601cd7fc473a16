import type { Order } from '../../rules/strategic';

/** Orders that do plain harm, or that only undo what has been ordered. */
const isHarmful = (order: Order): boolean =>
  order.kind === 'scuttle' ||
  order.kind === 'withdraw' ||
  order.kind === 'offerEnd' ||
  order.kind === 'abandonBattle' ||
  order.kind === 'endAction' ||
  order.kind === 'splitMerge' ||
  ('answer' in order && order.answer === 'no') ||
  ('steps' in order && order.steps === 0);

/** The legal orders that a player without a plan may give without harming himself. */
export function sensibleOrders(orders: readonly Order[]): Order[] {
  const sensible = orders.filter((order) => !isHarmful(order));
  return sensible.length > 0 ? sensible : [...orders];
}
