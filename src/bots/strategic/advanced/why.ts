import type { Reason, Side } from '../../../rules/core';
import { type Order, type OrderOf, type StrategicView, strategic } from '../../../rules/strategic';
import type { FlightRecord } from '../../../rules/strategic/query';
import { BY_THE_BOOK } from '../common/judgement';
import { forceOf } from '../common/known';
import { reason } from '../common/reasons';
import { quarryHexes, SCOUTS } from './arming';
import { behindDeclaration } from './combats';
import { contactsNow, guessOf } from './contacts';
import { errandOf, isStrike, struckBy } from './flying';
import { purposeOf } from './sailing';
import { isDark } from './trips';

/** Why doctrine prefers an order of an Advanced game. */
export function whyAdvanced(view: StrategicView, side: Side, order: Order): Reason | undefined {
  switch (order.kind) {
    case 'arm':
      return whyArmed(view, side, order);
    case 'launch':
      return whyLaunched(view, side, order);
    case 'launchCap':
      return reason('patrolInTurns');
    case 'moveSquadrons':
      return whyFlown(view, side, order);
    case 'recover':
      return reason('landing');
    case 'stayAloft':
      return reason('aloft');
    case 'moveDivision':
      return whySailed(view, side, order);
    case 'declareCombat':
      return whyDeclared(view, side, order);
    default:
      return whyBoats(order);
  }
}

/** Submarines, and divisions that pursue or hunt. */
function whyBoats(order: Order): Reason | undefined {
  switch (order.kind) {
    case 'huntSubmarine':
      return order.answer === 'yes' ? reason('hunted') : undefined;
    case 'attackSubmerged':
      return reason('ambush');
    case 'pursue':
      return reason('pursuing');
    case 'submerge':
      return reason('diving');
    case 'surface':
      return reason('rising');
    default:
      return undefined;
  }
}

function whyArmed(
  view: StrategicView,
  side: Side,
  { squadron: id, ordnance }: OrderOf<'arm'>,
): Reason | undefined {
  const squadron = forceOf(view, side).squadrons[id];
  if (!squadron) return undefined;
  if (ordnance === 'guns') return reason('fighters');
  if (ordnance === 'search') {
    if (isDark(view, view.turn + 1)) return reason('shadowing');
    return SCOUTS.includes(squadron.card.type) ? reason('scouting') : reason('looking');
  }
  const hexes = quarryHexes(view, side, squadron);
  return hexes === undefined ? undefined : reason('armed', { count: hexes });
}

function whyLaunched(view: StrategicView, side: Side, { squadron: id }: OrderOf<'launch'>) {
  const { squadrons, advanced } = forceOf(view, side);
  const ordnance = advanced?.flights[id]?.ordnance;
  if (ordnance === 'search') return reason('sector');
  const squadron = squadrons[id];
  if (!squadron || !struckBy(view, side, squadron)) return undefined;
  if (ordnance !== 'guns') return reason('launchedStrike');
  const isOfDeck = (it: FlightRecord) =>
    isStrike(it) && squadrons[it.squadron]?.home === squadron.home;
  return Object.values(advanced?.flights ?? {}).some(isOfDeck)
    ? reason('launchedEscort')
    : undefined;
}

function whyFlown(
  view: StrategicView,
  side: Side,
  order: OrderOf<'moveSquadrons'>,
): Reason | undefined {
  const { squadrons, goal } = order;
  const aloft = forceOf(view, side).advanced?.flights;
  const flights = squadrons.flatMap((id) => aloft?.[id] ?? []);
  const errand = errandOf(view, side, flights);
  // The order is not one of doctrine's own, so its purpose is not known.
  if (!errand || strategic.makeOrder(errand.order) !== strategic.makeOrder(order)) return undefined;
  if (errand.about === 'home') return reason('homeward');
  const contact = contactsNow(view, side).find(({ id }) => id === goal);
  if (contact) return reason('flownAt', { points: Math.round(guessOf(contact).points) });
  return errand.about === 'search' ? reason('sector') : reason('maybeThere');
}

function whySailed(view: StrategicView, side: Side, { division: id, to }: OrderOf<'moveDivision'>) {
  const division = forceOf(view, side).divisions[id];
  const purpose = division && purposeOf(view, side, { division, to }, BY_THE_BOOK);
  return purpose && reason(`sails.${purpose}`);
}

function whyDeclared(view: StrategicView, side: Side, order: OrderOf<'declareCombat'>): Reason {
  const behind = behindDeclaration(view, side, order);
  switch (behind.why) {
    case 'keepsOut':
    case 'notRisked':
    case 'noMatch':
      return reason(behind.why);
    case 'notWorthIt':
      return reason('declined');
    case 'aircraft':
      return reason('meetsAircraft');
    case 'guns':
      return reason('declaredGuns', { points: Math.round(behind.points) });
    case 'bombs':
      return reason('declaredAir', { points: Math.round(behind.points) });
  }
}
