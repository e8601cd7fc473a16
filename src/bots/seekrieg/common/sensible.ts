import type { Side } from '../../../rules/core';
import type { Order, SeekriegView } from '../../../rules/seekrieg';
import { isLeading, shipOf } from '../../../rules/seekrieg/query';

/** Orders that a beginner might well give: speed and turns of ships that lead, once each, then on to the next step. */
export function sensibleOrders(view: SeekriegView, side: Side, orders: readonly Order[]): Order[] {
  const useful = orders.filter(
    (it) => it.kind === 'confirm' || isSteering(view, it) || isFlying(view, side, it),
  );
  return useful.length > 0 ? useful : orders.filter(({ kind }) => kind !== 'surrender');
}

/** Work for a deck that has none, and orders for flights that have none. */
function isFlying(view: SeekriegView, side: Side, order: Order): boolean {
  const force = view.forces[side];
  if (order.kind === 'carrier') return force?.bases[order.base]?.work === null;
  const isMission = order.kind === 'strike' || order.kind === 'cap';
  return isMission && force?.flights[order.group]?.mission === 'forming';
}

function isSteering(view: SeekriegView, order: Order): boolean {
  if (order.kind !== 'turns') return false;
  const ship = shipOf(view, order.ship);
  return !ship.plan?.turns && isLeading(view, ship) && order.turns.length <= 1;
}
