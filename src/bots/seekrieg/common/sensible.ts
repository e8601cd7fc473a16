import type { Side } from '../../../rules/core';
import type { Order, SeekriegView } from '../../../rules/seekrieg';
import { isLeading, shipOf } from '../../../rules/seekrieg/query';

/**
 * Orders that a beginner might well give: turns of ships that lead, shells and targets of batteries, work for decks and flights,
 * each once, then on to the next step.
 */
export function sensibleOrders(view: SeekriegView, side: Side, orders: readonly Order[]): Order[] {
  const useful = orders.filter((it) => isUseful(view, side, it));
  return useful.length > 0 ? useful : orders.filter(({ kind }) => kind !== 'surrender');
}

/** What the rules propose for guns is the best they know [SK-34.6, SK-34.7]: a beginner shoots at what he sees with what comes to hand. */
function isUseful(view: SeekriegView, side: Side, order: Order): boolean {
  switch (order.kind) {
    case 'confirm':
      return true;
    case 'turns':
      return isSteering(view, order.ship) && order.turns.length <= 1;
    case 'shells':
      return !shipOf(view, order.ship).plan?.shells[order.battery];
    case 'gunfire':
      return order.target !== '-' && !hasTarget(view, order);
    case 'carrier':
      return view.forces[side]?.bases[order.base]?.work === null;
    case 'strike':
    case 'cap':
      return view.forces[side]?.flights[order.group]?.mission === 'forming';
    default:
      return false;
  }
}

/** She leads, and has not been told to turn. */
function isSteering(view: SeekriegView, id: string): boolean {
  const ship = shipOf(view, id);
  return !ship.plan?.turns && isLeading(view, ship);
}

const hasTarget = (
  view: SeekriegView,
  { ship, battery }: { ship: string; battery: number },
): boolean => shipOf(view, ship).plan?.fire.some((it) => it.battery === battery) ?? false;
