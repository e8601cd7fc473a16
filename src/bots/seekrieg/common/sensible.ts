import type { Side } from '../../../rules/core';
import type { Order, SeekriegView } from '../../../rules/seekrieg';
import { isLeading, shipOf } from '../../../rules/seekrieg/query';

/** Orders that a beginner might well give: speed and turns of ships that lead, once each, then on to the next step. */
export function sensibleOrders(view: SeekriegView, _side: Side, orders: readonly Order[]): Order[] {
  const useful = orders.filter((it) => it.kind === 'confirm' || isSteering(view, it));
  return useful.length > 0 ? useful : orders.filter(({ kind }) => kind !== 'surrender');
}

function isSteering(view: SeekriegView, order: Order): boolean {
  if (order.kind !== 'turns') return false;
  const ship = shipOf(view, order.ship);
  return !ship.plan?.turns && isLeading(view, ship) && order.turns.length <= 1;
}
