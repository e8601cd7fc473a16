import { doctrineOf } from '../../../../bots';
import { drawFrom, foresee, type Side } from '../../../../rules/core';
import { type Order, type SeekriegView, seekrieg } from '../../../../rules/seekrieg';

/** More orders than any fleet takes: doctrine that did not end would block the screen. */
const MAX_ORDERS = 120;

/** All that the Commander would still order in the present step, as far as it can be foreseen; nothing where he would confirm. */
export function proposedOrders(view: SeekriegView, side: Side): Order[] {
  const doctrine = doctrineOf<SeekriegView, Order>(seekrieg.id);
  const orders: Order[] = [];
  let seen: SeekriegView | undefined = view;
  while (seen && orders.length < MAX_ORDERS) {
    const order: Order | undefined = doctrine?.offhand?.(seen, side, drawFrom(seekrieg.id));
    if (!order || order.kind === 'confirm') break;
    orders.push(order);
    seen = foresee(seekrieg, seen, side, order)?.view;
  }
  return orders;
}
