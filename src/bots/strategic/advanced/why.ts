import type { Side } from '../../../rules/core';
import { type Order, type OrderOf, type StrategicView, strategic } from '../../../rules/strategic';
import type { FlightRecord } from '../../../rules/strategic/model/advancedState';
import { counted } from '../common/counted';
import { BY_THE_BOOK } from '../common/judgement';
import { forceOf } from '../common/known';
import { quarryHexes, SCOUTS } from './arming';
import { behindDeclaration } from './combats';
import { contactsNow, guessOf } from './contacts';
import { errandOf, isStrike, struckBy } from './flying';
import { type Purpose, purposeOf } from './sailing';
import { isDark } from './trips';

/** Why doctrine likes an order of an Advanced game, in a sentence. */
export function whyAdvanced(view: StrategicView, side: Side, order: Order): string | undefined {
  switch (order.kind) {
    case 'arm':
      return whyArmed(view, side, order);
    case 'launch':
      return whyLaunched(view, side, order);
    case 'launchCap':
      return 'Fighters take turns over their deck, so that it is never bare.';
    case 'moveSquadrons':
      return whyFlown(view, side, order);
    case 'recover':
      return 'It has been out, and comes home while there is light.';
    case 'stayAloft':
      return 'It has fuel left, and is of more use in the air.';
    case 'moveDivision':
      return whySailed(view, side, order);
    case 'declareCombat':
      return whyDeclared(view, side, order);
    default:
      return whyBoats(order);
  }
}

/** Submarines, and those who follow or hunt. */
function whyBoats(order: Order): string | undefined {
  switch (order.kind) {
    case 'huntSubmarine':
      return order.answer === 'yes' ? 'A boat that is known of is hunted.' : undefined;
    case 'attackSubmerged':
      return 'Of what the boat can reach the best, by what is reported.';
    case 'pursue':
      return 'The enemy is beaten and in sight: he is followed.';
    case 'submerge':
      return 'By day a boat is safer below.';
    case 'surface':
      return 'By night her batteries are charged.';
    default:
      return undefined;
  }
}

function whyArmed(
  view: StrategicView,
  side: Side,
  { squadron: id, ordnance }: OrderOf<'arm'>,
): string | undefined {
  const squadron = forceOf(view, side).squadrons[id];
  if (!squadron) return undefined;
  if (ordnance === 'guns') return 'Fighters for the patrol, and to go with strikes.';
  if (ordnance === 'search') {
    if (isDark(view, view.turn + 1)) return 'An enemy that was seen is shadowed through the night.';
    return SCOUTS.includes(squadron.card.type)
      ? 'By day scouts look for the enemy.'
      : 'Nothing in reach is known of: somebody has to look.';
  }
  const hexes = quarryHexes(view, side, squadron);
  return hexes === undefined
    ? undefined
    : `The enemy was seen ${counted(hexes, 'hex', 'hexes')} away: in reach, and home again.`;
}

function whyLaunched(view: StrategicView, side: Side, { squadron: id }: OrderOf<'launch'>) {
  const { squadrons, advanced } = forceOf(view, side);
  const ordnance = advanced?.flights[id]?.ordnance;
  if (ordnance === 'search') return SECTOR;
  const squadron = squadrons[id];
  if (!squadron || !struckBy(view, side, squadron)) return undefined;
  if (ordnance !== 'guns') return 'Strikes form up toward the enemy that is reported.';
  const isOfDeck = (it: FlightRecord) =>
    isStrike(it) && squadrons[it.squadron]?.home === squadron.home;
  return Object.values(advanced?.flights ?? {}).some(isOfDeck)
    ? 'Fighters go with the strike.'
    : undefined;
}

const SECTOR = 'A part of the sea at which nobody else looks, and back in time.';

function whyFlown(
  view: StrategicView,
  side: Side,
  order: OrderOf<'moveSquadrons'>,
): string | undefined {
  const { squadrons, goal } = order;
  const flights = forceOf(view, side).advanced?.flights;
  const errand = errandOf(
    view,
    side,
    squadrons.flatMap((id) => flights?.[id] ?? []),
  );
  // An order of somebody else: what he means by it is not known.
  if (!errand || strategic.makeOrder(errand.order) !== strategic.makeOrder(order)) return undefined;
  if (errand.about === 'home') return 'Home, before the tanks are empty.';
  const contact = contactsNow(view, side).find(({ id }) => id === goal);
  if (contact)
    return `To the enemy that is reported, by the report worth about ${Math.round(guessOf(contact).points)} points.`;
  return errand.about === 'search' ? SECTOR : 'To where the enemy may be by now.';
}

function whySailed(view: StrategicView, side: Side, { division: id, to }: OrderOf<'moveDivision'>) {
  const division = forceOf(view, side).divisions[id];
  const purpose = division && purposeOf(view, side, { division, to }, BY_THE_BOOK);
  return purpose && PURPOSES[purpose];
}

const PURPOSES: Readonly<Record<Purpose, string>> = {
  keepsOff: 'Carriers keep the enemy in reach of their aircraft and out of that of his guns.',
  hides: 'Ships that cannot fight go out of his way.',
  hunts: 'The enemy is near, and can be beaten: at him.',
  shuns: 'The enemy is near, and stronger: away from him.',
  isPaid: 'To where the scenario pays for being.',
  guards: 'With those who have somewhere to go: they are to be guarded.',
  intercepts: 'To meet the enemy on the way that he is likely to take.',
  covers: 'To what the enemy is likely to come for.',
};

function whyDeclared(view: StrategicView, side: Side, order: OrderOf<'declareCombat'>): string {
  const behind = behindDeclaration(view, side, order);
  switch (behind.why) {
    case 'keepsOut':
      return 'Cargo ships and boats keep out of gunfights.';
    case 'notRisked':
      return 'No carrier is risked in a gunfight that is not won beforehand.';
    case 'notWorthIt':
      return 'By what is reported, an attack here is not worth it.';
    case 'noMatch':
      return 'What is reported there is no match for our guns.';
    case 'aircraft':
      return 'It meets the aircraft that are reported.';
    case 'guns':
      return `Our guns are the stronger, by what is reported of him: about ${Math.round(behind.points)} points.`;
    case 'bombs':
      return `It is over its target, worth about ${Math.round(behind.points)} points by the report.`;
  }
}
