import { enemyOf, type Refusal, type Side, sumOfModifiers, valueOf } from '../../../core';
import { isPowerless, testPower } from '../../activation/power';
import { reveal } from '../../common/deploy';
import { conditionOf, unitsInPlay } from '../../common/own';
import { standsInAir } from '../../common/stands';
import { TEST_NEED } from '../../common/tests';
import type { OrderOf } from '../../model/orders';
import { type Play, tell } from '../../model/play';
import { refusal } from '../../model/refusals';
import type { OrderRule } from '../../model/rule';
import { isLandTarget, isSubmarine } from '../../model/sheet';
import type { FleetActionView } from '../../model/state';
import {
  contactAt,
  crewQualityOf,
  hiddenSpottingModifiers,
  isInSpottingReach,
  isSpottedForCertain,
  openSpottingModifiers,
  type Spotter,
  spotterOf,
} from './chance';

type Spot = OrderOf<'spot'>;

/** [NW-12.24] Own ships and stands that have not spotted in this turn, by id. */
const spotters = (view: FleetActionView, side: Side): string[] => [
  ...unitsInPlay(view, side)
    .filter((unit) => !isLandTarget(unit.sheet) && !isSubmarine(unit.sheet))
    .filter((unit) => !conditionOf(unit).turn.hasSpotted && !isPowerless(unit))
    .map(({ id }) => id),
  ...standsInAir(view, side)
    .filter(({ turn }) => !turn.hasSpotted)
    .map(({ id }) => id),
];

const isSpotting = ({ step }: FleetActionView, side: Side): boolean =>
  step.kind === 'spotting' && step.side === side;

/** [NW-12.24] Each spotter with each enemy marker in reach. */
export function legalSpots(view: FleetActionView, side: Side): Spot[] {
  if (!isSpotting(view, side)) return [];
  const contacts = Object.values(view.contacts).filter((it) => it.side === enemyOf(side));
  if (contacts.length === 0) return [];
  return spotters(view, side).flatMap((unit) =>
    contacts
      .filter((contact) => isInSpottingReach(view, spotterOf(view, unit) as Spotter, contact))
      .map(({ id }): Spot => ({ kind: 'spot', unit, contact: id })),
  );
}

function refuseSpot(
  view: FleetActionView,
  side: Side,
  { unit, contact: id }: Spot,
): Refusal | undefined {
  if (!isSpotting(view, side)) return refusal('not-now', 'NW-11.2');
  const contact = view.contacts[id];
  if (contact?.side !== enemyOf(side))
    return refusal('no-such-marker', 'NW-12.24', { contact: id });
  const spotter = spotterOf(view, unit);
  if (!spotter || !spotters(view, side).includes(unit))
    return refusal('already-spotted', 'NW-12.24', { unit });
  return isInSpottingReach(view, spotter, contact)
    ? undefined
    : refusal('marker-not-in-sight', 'NW-12.25', { contact: id });
}

/** [NW-3.15, NW-12.24, NW-12.30] */
function apply(play: Play, side: Side, { unit, contact: id }: Spot): void {
  const spotter = spotterOf(play.state, unit) as Spotter;
  if ('unit' in spotter) conditionOf(spotter.unit).turn.hasSpotted = true;
  else spotter.stand.turn.hasSpotted = true;
  if ('unit' in spotter && !testPower(play, spotter.unit)) return;
  if (isSpotted(play, side, { unit, contact: id })) reveal(play, id);
}

/** [NW-12.26, NW-12.27] The dice are kept from the side that looks: they would tell what the marker holds [NW-12.29]. */
function isSpotted(play: Play, side: Side, { unit, contact: id }: Omit<Spot, 'kind'>): boolean {
  const { state } = play;
  const spotter = spotterOf(state, unit) as Spotter;
  const contact = contactAt(state, id);
  const isCertain = isSpottedForCertain(state, spotter, contact);
  const modifiers = [
    ...openSpottingModifiers(state, spotter, contact),
    ...hiddenSpottingModifiers(state, id),
  ];
  const dice = isCertain ? [] : [play.dice.roll('d10', 1, 'spotting', { unit })];
  const sum = crewQualityOf(spotter) + sumOfModifiers(modifiers, Infinity);
  const isSeen = isCertain || dice.some((roll) => valueOf(roll) + sum >= TEST_NEED);
  tell(play, {
    kind: 'spottingTried',
    rule: 'NW-12.26',
    seenBy: [side],
    side,
    unit,
    contact: id,
    isSpotted: isSeen,
    dice,
  });
  return isSeen;
}

/** [NW-11.2] */
export const spot: OrderRule<'spot'> = { legal: legalSpots, refuse: refuseSpot, apply };
