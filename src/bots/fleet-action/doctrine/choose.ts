import type { Draw, Side } from '../../../rules/core';
import { type FleetActionView, fleetAction, type Order } from '../../../rules/fleet-action';
import { pick } from '../../core/lot';
import { actingWishes } from '../acting/acting';
import { spottingWishes } from '../acting/spotting';
import { sensibleOrders } from '../common/sensible';
import { divingWishes, miningWishes } from '../diving/diving';
import { endingWishes } from '../ending/choices';
import { flyingWishes, interceptWishes } from '../flying/flying';
import { movingWishes } from '../moving/sailing';

/** The order that doctrine prefers: the first of its wishes that may be given, or to leave the rest to the rules. */
export function offhandOrder(view: FleetActionView, side: Side): Order | undefined {
  for (const wish of wishesIn(view, side))
    if (LEGAL_AS_MADE.has(wish.kind) || !fleetAction.refuse(view, side, wish)) return wish;
  return fleetAction.refuse(view, side, DONE) ? undefined : DONE;
}

/** Wishes of these kinds come from what the rules have listed; to ask again would take most of a decision. */
const LEGAL_AS_MADE: ReadonlySet<Order['kind']> = new Set(['moveShip', 'moveContact', 'shootGuns']);

const DONE: Order = { kind: 'done', what: '-' };

/** The same where the legal orders are listed. */
export const chooseOrder = (
  view: FleetActionView,
  side: Side,
  orders: readonly Order[],
  draw: Draw,
): Order => offhandOrder(view, side) ?? pick(draw, sensibleOrders(view, side, orders));

/**
 * What doctrine still wants in the present step, most urgent first. Elsewhere `done` does well: the winner of the initiative moves last
 * and shoots first, in the air all fight whom they have met, and all flak that bears fires.
 */
function wishesIn(view: FleetActionView, side: Side): Iterable<Order> {
  switch (view.step.kind) {
    case 'mines':
      return miningWishes(view, side);
    case 'submarines':
      return divingWishes(view, side);
    case 'ships':
      return movingWishes(view, side);
    case 'aircraft':
      return flyingWishes(view, side);
    case 'interception':
      return interceptWishes(view, side);
    case 'spotting':
      return spottingWishes(view, side);
    case 'activations':
      return actingWishes(view, side);
    case 'end':
      return endingWishes(view, side);
    default:
      return [];
  }
}
