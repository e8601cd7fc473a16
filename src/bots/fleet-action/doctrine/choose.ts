import type { Side } from '../../../rules/core';
import { type FleetActionView, fleetAction, type Order } from '../../../rules/fleet-action';
import { choosing } from '../../core/choosing';
import { actingWishes } from '../acting/acting';
import { spottingWishes } from '../acting/spotting';
import type { Judgement } from '../common/judgement';
import { sensibleOrders } from '../common/sensible';
import { divingWishes, miningWishes } from '../diving/diving';
import { endingWishes } from '../ending/choices';
import { flyingWishes, interceptWishes } from '../flying/flying';
import { movingWishes } from '../moving/sailing';

/** The order that is preferred: the first of the wishes that may be given, or to leave the rest to the rules. */
function offhandOrder(judgement: Judgement, view: FleetActionView, side: Side): Order | undefined {
  for (const wish of wishesIn(view, side, judgement))
    if (LEGAL_AS_MADE.has(wish.kind) || !fleetAction.refuse(view, side, wish)) return wish;
  return fleetAction.refuse(view, side, DONE) ? undefined : DONE;
}

/** Wishes of these kinds come from what the rules have listed; to ask again would take most of a decision. */
const LEGAL_AS_MADE: ReadonlySet<Order['kind']> = new Set(['moveShip', 'moveContact', 'shootGuns']);

const DONE: Order = { kind: 'done', what: '-' };

/** Choosing by a judgement. */
export const choosingBy = choosing(offhandOrder, sensibleOrders);

/**
 * What a side still wants in the present step, most urgent first. Elsewhere `done` does well: the winner of the initiative moves last
 * and shoots first, in the air all fight whom they have met, and all flak that bears fires.
 */
function wishesIn(view: FleetActionView, side: Side, judgement: Judgement): Iterable<Order> {
  switch (view.step.kind) {
    case 'mines':
      return miningWishes(view, side);
    case 'submarines':
      return divingWishes(view, side);
    case 'ships':
      return movingWishes(view, side, judgement);
    case 'aircraft':
      return flyingWishes(view, side);
    case 'interception':
      return interceptWishes(view, side);
    case 'spotting':
      return spottingWishes(view, side);
    case 'activations':
      return actingWishes(view, side, judgement);
    case 'end':
      return endingWishes(view, side);
    default:
      return [];
  }
}
