import type { Refusal, Side } from '../../core';
import { baseLimit, deckLimit } from '../cards/damage';
import { isCarrier, isDeckClosed, stateOf } from '../cards/shipNow';
import { STEPS_IN_SQUADRON } from '../cards/squadronRatings';
import { boxOfLandUnit, forceOf, presentDivision } from '../common/own';
import { landUnitState } from '../harm';
import type { BasicForce, Detachment } from '../model/basicState';
import { refusal } from '../model/refusals';
import type { Force, SquadronId, SquadronRecord, StrategicView } from '../model/state';
import { LAND_UNITS } from '../tables/landUnits';
import type { RangeBox } from '../tables/rangeBoxes';

/** All that is on a mission of this turn [ST-6.12]. */
export const detachments = ({ search, cap, strikes }: BasicForce): Detachment[] => [
  ...search,
  ...cap,
  ...strikes.flatMap(({ parts, escort }) => [...parts, ...escort]),
];

/** Steps of a squadron among detachments. */
export const stepsOf = (list: readonly Detachment[], id: SquadronId): number =>
  list.reduce((sum, it) => sum + (it.squadron === id ? it.steps : 0), 0);

/** The box of the ship or land unit that a squadron is at home on, while that is in play. */
export function homeBox(view: StrategicView, side: Side, home: string): RangeBox | undefined {
  const force = forceOf(view, side);
  const ship = force.ships[home];
  if (ship)
    return ship.fate === 'afloat'
      ? (presentDivision(force, ship.division)?.box ?? undefined)
      : undefined;
  const unit = force.landUnits[home];
  return unit && !unit.isCaptured ? boxOfLandUnit(view, home) : undefined;
}

/** The box of a home whether it is still in play or not: aircraft that are in the air fly from there [ST-7.19]. */
export function launchBox(view: StrategicView, side: Side, home: string): RangeBox | undefined {
  const { ships, divisions, landUnits } = forceOf(view, side);
  const ship = ships[home];
  if (ship) return divisions[ship.division]?.box ?? undefined;
  return landUnits[home] ? boxOfLandUnit(view, home) : undefined;
}

/** [ST-4.6, ST-4.7] Steps that a ship or base can launch in a turn; catapults are no flight deck. */
function launchLimit(force: Force, home: string): number {
  const ship = force.ships[home];
  if (ship) {
    if (!isCarrier(ship)) return Infinity;
    return isDeckClosed(ship) ? 0 : (deckLimit(stateOf(ship)) ?? Infinity);
  }
  const unit = force.landUnits[home];
  if (!unit) return 0;
  const rating = LAND_UNITS[unit.kind].airGroup ?? 0;
  return baseLimit(landUnitState(unit), rating) * STEPS_IN_SQUADRON;
}

/** Steps that have been sent out from a ship or base in this turn. */
function launchedFrom(force: Force, basic: BasicForce, home: string): number {
  return detachments(basic)
    .filter(({ squadron }) => force.squadrons[squadron]?.home === home)
    .reduce((sum, { steps }) => sum + steps, 0);
}

/** An assignment of steps that is asked about: `standing` steps of it are already assigned. */
interface Asked {
  squadron: SquadronId;
  standing: number;
}

/** The most steps of a squadron that may be assigned to a mission, those that already are among them. */
function mostSteps(view: StrategicView, side: Side, { squadron: id, standing }: Asked): number {
  const force = forceOf(view, side);
  const squadron = force.squadrons[id];
  if (!squadron || !force.basic) return 0;
  const limit = launchLimit(force, squadron.home);
  const free = squadron.steps - stepsOf(detachments(force.basic), id);
  const room = limit - launchedFrom(force, force.basic, squadron.home);
  return Math.max(0, standing + Math.min(free, room));
}

/** Numbers of steps that may be assigned now, 0 to take an assignment back. */
export const stepChoices = (view: StrategicView, side: Side, asked: Asked): number[] =>
  Array.from({ length: mostSteps(view, side, asked) + 1 }, (_, steps) => steps).filter(
    (steps) => steps !== asked.standing,
  );

/** Why this number of steps may not be assigned. */
export function refuseSteps(
  view: StrategicView,
  side: Side,
  asked: Asked,
  steps: number,
): Refusal | undefined {
  if (steps === asked.standing) return refusal('no-change.assigned', 'ST-6.12');
  const most = mostSteps(view, side, asked);
  return steps > most ? refusal('too-many-steps', 'ST-6.12', { most }) : undefined;
}

/** Friendly squadrons that have aircraft and a home in play, by id. */
export const readySquadrons = (view: StrategicView, side: Side): SquadronRecord[] =>
  Object.values(forceOf(view, side).squadrons)
    .filter(({ steps, home }) => steps > 0 && homeBox(view, side, home))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** A friendly squadron that may be sent, or why there is none. */
export function refuseSquadron(
  view: StrategicView,
  side: Side,
  id: SquadronId,
): Refusal | undefined {
  return readySquadrons(view, side).some((it) => it.id === id)
    ? undefined
    : refusal('no-such-squadron', 'ST-6.12', { squadron: id });
}

/** [ST-6.8] Neither strikes nor searches start from a division that is Out of Contact. */
export function refuseBox(view: StrategicView, side: Side, id: SquadronId): Refusal | undefined {
  const home = forceOf(view, side).squadrons[id]?.home ?? '';
  return homeBox(view, side, home) === 'outOfContact'
    ? refusal('out-of-contact', 'ST-6.8')
    : undefined;
}

/** Replaces matching detachments by one of `steps`; none for 0. */
export function assigned<D extends Detachment>(
  list: readonly D[],
  isSame: (it: D) => boolean,
  detachment: D,
): D[] {
  const others = list.filter((it) => !isSame(it));
  return detachment.steps > 0 ? [...others, detachment] : others;
}
