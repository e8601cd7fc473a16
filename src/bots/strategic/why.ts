import { distance } from '../../hex';
import type { Side } from '../../rules/core';
import type { Order, OrderOf, StrategicView } from '../../rules/strategic';
import { contactsNow, guessOf } from './advanced/contacts';
import { quarries } from './advanced/quarry';
import { type Purpose, purposeOf } from './advanced/sailing';
import { homeOf } from './advanced/trips';
import { unspotted } from './basic/searching';
import { surfaceOdds } from './basic/surface';
import { BY_THE_BOOK } from './judgement';
import { forceOf } from './known';

/** Why doctrine likes an order, in a sentence. */
export function whyOrder(view: StrategicView, side: Side, order: Order): string | undefined {
  return view.scenario.level === 'basic'
    ? (whyBasic(view, side, order) ?? whyAction(order))
    : (whyAdvanced(view, side, order) ?? whyAction(order));
}

function whyBasic(view: StrategicView, side: Side, order: Order): string | undefined {
  switch (order.kind) {
    case 'assignSearch':
      return `Four attempts find a division four times in five by day; still to be found: ${counted(unspotted(view, side).length, 'division')}.`;
    case 'assignCap':
      return 'What is spotted may be struck this turn: fighters stay over it.';
    case 'assignStrike':
      return 'Of all that is spotted, here these weapons promise the most points, their flak counted.';
    case 'assignEscort':
      return 'What patrols do not need goes with the larger strike.';
    case 'closeRange':
      return order.answer === 'yes' ? 'It has to be nearer to do its work.' : undefined;
    case 'openRange':
      return order.answer === 'yes' ? 'Their guns would outweigh ours.' : undefined;
    case 'searchDivision':
      return 'The attempts are shared out among those that are still to be found.';
    case 'torpedoAttack':
      return 'Of what the boat can reach the best, and worth what the answer is likely to cost her.';
    case 'attackDivision':
      return `Here our guns outweigh theirs ${times(surfaceOdds(view, side, order))}.`;
    case 'intercept':
      return order.answer === 'yes' ? 'Fighting ships step between.' : undefined;
    default:
      return undefined;
  }
}

function whyAdvanced(view: StrategicView, side: Side, order: Order): string | undefined {
  switch (order.kind) {
    case 'arm':
      return whyArmed(view, side, order);
    case 'launch':
      return whyLaunched(view, side, order);
    case 'moveDivision':
      return whySailed(view, side, order);
    case 'stayAloft':
      return 'It has fuel left, and is of more use in the air.';
    case 'huntSubmarine':
      return order.answer === 'yes' ? 'A boat that is known of is hunted.' : undefined;
    case 'attackSubmerged':
      return 'Of what the boat can reach the best, by what is reported.';
    case 'launchCap':
      return 'Fighters take turns over their deck, so that it is never bare.';
    case 'moveSquadrons':
      return whyFlown(view, side, order);
    case 'recover':
      return 'It has been out, and comes home while there is light.';
    case 'declareCombat':
      return whyDeclared(view, side, order);
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

function whyArmed(view: StrategicView, side: Side, order: OrderOf<'arm'>): string | undefined {
  if (order.ordnance === 'search') return 'Nothing in reach is known of: somebody has to look.';
  const [best] = quarries(view, side);
  const squadron = forceOf(view, side).squadrons[order.squadron];
  const home = squadron && homeOf(view, side, squadron)?.hex;
  if (order.ordnance === 'guns') return 'Fighters for the patrol, and to go with strikes.';
  if (!best || !home) return undefined;
  return `The enemy was seen ${counted(distance(best.hex, home), 'hex', 'hexes')} away: in reach, and home again.`;
}

function whyLaunched(view: StrategicView, side: Side, { squadron }: OrderOf<'launch'>) {
  switch (forceOf(view, side).advanced?.flights[squadron]?.ordnance) {
    case 'search':
      return SECTOR;
    case 'guns':
      return 'Fighters go with the strike.';
    default:
      return 'Strikes form up toward the enemy that is reported.';
  }
}

function whySailed(view: StrategicView, side: Side, { division: id }: OrderOf<'moveDivision'>) {
  const division = forceOf(view, side).divisions[id];
  const purpose = division && purposeOf(view, side, division, BY_THE_BOOK);
  return purpose && PURPOSES[purpose];
}

const SECTOR = 'A part of the sea at which nobody else looks, and back in time.';

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

function whyFlown(
  view: StrategicView,
  side: Side,
  { squadrons, goal, path }: OrderOf<'moveSquadrons'>,
): string | undefined {
  const contact = contactsNow(view, side).find(({ id }) => id === goal);
  if (contact)
    return `To the enemy that is reported, by the report worth about ${Math.round(guessOf(contact).points)} points.`;
  if (goal !== 'none') return 'Home, before the tanks are empty.';
  if (path.length === 0) return undefined;
  const flight = forceOf(view, side).advanced?.flights[squadrons[0] ?? ''];
  return flight?.ordnance === 'search' ? SECTOR : 'To where the enemy may be by now.';
}

function whyDeclared(
  view: StrategicView,
  side: Side,
  { targets, unit }: OrderOf<'declareCombat'>,
): string | undefined {
  if (targets.length === 0) return 'By what is reported, an attack here is not worth it.';
  const named = contactsNow(view, side).filter(({ id }) => targets.includes(id));
  const points = Math.round(named.reduce((sum, it) => sum + guessOf(it).points, 0));
  return forceOf(view, side).divisions[unit]
    ? `Our guns are the stronger, by what is reported of him: about ${points} points.`
    : `It is over its target, worth about ${points} points by the report.`;
}

function whyAction(order: Order): string | undefined {
  switch (order.kind) {
    case 'posture':
      return POSTURES[order.posture];
    case 'airTarget':
      return 'Here most of what threatens us is shot down.';
    case 'strikeShip':
      return 'The ship from which this weapon takes the most points.';
    case 'fireGuns':
    case 'quickTarget':
      return 'The target from which these guns take the most points.';
    case 'fireTorpedoes':
      return 'The run is good enough to spend torpedoes on it.';
    case 'breakOff':
      return order.answer === 'yes' ? 'The odds are hopeless.' : undefined;
    default:
      return undefined;
  }
}

const POSTURES: Readonly<Record<OrderOf<'posture'>['posture'], string>> = {
  close: 'Our guns are the stronger: nearer they do more.',
  hold: 'The odds are about even: the range stays as it is.',
  breakOff: 'Their guns are the stronger, or what we guard is worth more than the fight.',
};

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const times = (ratio: number): string =>
  Number.isFinite(ratio) ? `${ratio.toFixed(1)} times` : 'by far';
