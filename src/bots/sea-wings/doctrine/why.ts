import { distance } from '../../../hex';
import type { Reason, Side } from '../../../rules/core';
import type { Order, OrderOf, SeaWingsView } from '../../../rules/sea-wings';
import { forceOf, hexOfHome, isDummy, NONE } from '../../../rules/sea-wings/query';
import { quarriesOf } from '../air/quarries';
import type { Judgement, JudgementOf } from '../common/judgement';
import { reason } from '../common/reasons';
import { whySailing } from '../sea/sailing';

/** Why an order is given, by whoever judges so; `undefined` where there is nothing to say. */
export const whyBy =
  (judgementOf: JudgementOf) =>
  (view: SeaWingsView, side: Side, order: Order): Reason | undefined =>
    whyOrder(judgementOf(view.scenario, side), view, side, order);

function whyOrder(
  judgement: Judgement,
  view: SeaWingsView,
  side: Side,
  order: Order,
): Reason | undefined {
  switch (order.kind) {
    case 'planStrike':
      return whyStrike(view, side, order);
    case 'plot':
      return whySailing(view, side, judgement, order);
    case 'tell':
      return whyTold(view, side, order);
    case 'fight':
      return reason(order.ships.length > 0 ? 'fightingOn' : 'breakingOff');
    default:
      return SIMPLE[order.kind];
  }
}

/** Reasons that are the same whenever such an order is given. */
const SIMPLE: Readonly<Partial<Record<Order['kind'], Reason>>> = {
  planCap: reason('patrolling'),
  planReady: reason('standingBy'),
  planSearch: reason('searching'),
  plotExit: reason('leaving'),
  divide: reason('dividing'),
  placeDummy: reason('decoy'),
  moveDummy: reason('decoy'),
  scramble: reason('scrambling'),
  allotCap: reason('holdingEscorts'),
  aim: reason('aiming'),
  engage: reason('engaging'),
  bombard: reason('shelling'),
  playCard: reason('playing'),
};

function whyStrike(
  view: SeaWingsView,
  side: Side,
  { formation: id, target, ordnance }: OrderOf<'planStrike'>,
): Reason | undefined {
  if (ordnance === NONE) return reason('escorting');
  const force = forceOf(view, side);
  const formation = force.formations[id];
  const home = formation && hexOfHome(force, formation);
  const quarry = quarriesOf(view, side).find((it) => it.id === target);
  if (!home || !quarry) return undefined;
  const count = distance(home, quarry.hex);
  return quarry.about === 'base'
    ? reason('strike.base')
    : reason(`strike.${quarry.about}`, { count });
}

const whyTold = (view: SeaWingsView, side: Side, { taskForce }: OrderOf<'tell'>): Reason => {
  const told = forceOf(view, side).taskForces[taskForce];
  return reason(told && isDummy(told) ? 'toldDecoy' : 'toldHalf');
};
