import type { Side } from '../../core';
import { boxOfLandUnit, knowledgeOf } from '../common/own';
import { skyOf } from '../common/sky';
import type { FlightWeapon } from '../model/airState';
import type { StrikeTarget } from '../model/basicState';
import type { SeenDivision, SquadronRecord, StrategicView } from '../model/state';
import { type RangeBox, reachBetween } from '../tables/rangeBoxes';
import { launchBox } from './missions';

/** What a strike may go for [ST-7.6, ST-6.10]: spotted divisions in contact, and land. */
export function strikeTargets(view: StrategicView, side: Side): string[] {
  const { divisions, landUnits } = knowledgeOf(view, side);
  return [...Object.keys(divisions), ...Object.keys(landUnits)].filter((id) =>
    isLocated(view, side, id),
  );
}

/** [ST-7.6] Spotted divisions are located until their card is removed; land always is [ST-6.10]. */
export function isLocated(view: StrategicView, side: Side, id: string): boolean {
  const { divisions, landUnits } = knowledgeOf(view, side);
  const division = divisions[id];
  if (division) return division.isSpotted && division.box !== 'outOfContact';
  return landUnits[id]?.isCaptured === false;
}

export const targetBox = (view: StrategicView, side: Side, id: string): RangeBox | undefined => {
  const { divisions, landUnits } = knowledgeOf(view, side);
  return landUnits[id] ? boxOfLandUnit(view, id) : (divisions[id]?.box ?? undefined);
};

export const asTarget = (view: StrategicView, side: Side, id: string): StrikeTarget =>
  knowledgeOf(view, side).landUnits[id] ? { landUnit: id } : { division: id };

export const idOf = (target: StrikeTarget): string =>
  'division' in target ? target.division : target.landUnit;

/** [ST-6.6, ST-6.7, ST-7.9] Whether a squadron reaches a box of the enemy from its home. */
export function reaches(
  view: StrategicView,
  side: Side,
  { home, isLongLegged }: SquadronRecord,
  to: RangeBox | undefined,
): boolean {
  const from = launchBox(view, side, home);
  if (!from || !to) return false;
  const reach = reachBetween(from, to);
  return reach === 'all' || (reach === 'longLegged' && isLongLegged);
}

/** [ST-7.10, ST-14.10, ST-14.16] With what a squadron may attack a target, what it usually carries first. */
export function weaponsAt(
  view: StrategicView,
  side: Side,
  { card }: SquadronRecord,
  target: string,
): FlightWeapon[] {
  const division = knowledgeOf(view, side).divisions[target];
  const bombs: FlightWeapon[] = card.bombs ? ['bombs'] : [];
  if (division?.isSubmarine) {
    const depthCharges: FlightWeapon[] = card.asw === null ? [] : ['depthCharges'];
    return [...depthCharges, ...(isSurfaced(view, side, division) ? bombs : [])];
  }
  const torpedoes: FlightWeapon[] = division && (card.airTorpedo ?? 0) > 0 ? ['torpedoes'] : [];
  return isTorpedoPlane(card) ? [...torpedoes, ...bombs] : [...bombs, ...torpedoes];
}

/** [ST-7.10] */
const isTorpedoPlane = ({ type, airTorpedo, bombs }: SquadronRecord['card']): boolean =>
  type === 'TB' && (airTorpedo ?? 0) > (bombs?.rating ?? 0);

/** [ST-20.8] As both can see: by night all are, by day those with Heavy damage. */
export function isSurfaced(view: StrategicView, side: Side, { ships }: SeenDivision): boolean {
  if (skyOf(view, null).isNight) return true;
  return (ships ?? []).some((id) => knowledgeOf(view, side).ships[id]?.state === 'heavy');
}
