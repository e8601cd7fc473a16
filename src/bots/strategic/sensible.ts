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

/** Of so many orders drawn by lot one closes the stage: lists are long, and most orders may be given again and again. */
const ORDERS_A_CLOSE = 6;

/** The legal orders that a player without a plan may give without harming himself; what closes the stage often enough. */
export function sensibleOrders(orders: readonly Order[]): Order[] {
  const sensible = orders.filter((order) => !isHarmful(order));
  if (sensible.length === 0) return [...orders];
  const close = sensible.find(({ kind }) => kind === 'confirm');
  const more = Math.floor(sensible.length / ORDERS_A_CLOSE);
  return close ? [...sensible, ...Array.from({ length: more }, () => close)] : sensible;
}
