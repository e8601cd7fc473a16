import type { Yards } from '../../core';
import type { ShipSheet } from '../model/sheet';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { radarRange } from '../tables/radarRange';
import { RADAR_SETS, type RadarSet } from '../tables/radarSets';
import { isStruckBy, struckBy } from './effects';
import { rangeYards } from './geometry';
import { isByLand, isLandOn } from './land';
import { conditionOf, isSubmerged } from './own';
import { clearYards, sightedDp } from './visualRange';

/** The sets of CHARTS P by their names. */
export const RADAR_BY_NAME: ReadonlyMap<string, RadarSet> = new Map(
  RADAR_SETS.map((it) => [it.name, it]),
);

/** [SK-7.12, SK-18.2, SK-29.22] A set works. */
function works(view: SeekriegView, ship: Ship, set: RadarSet): boolean {
  const { losses, radarOutUntil } = conditionOf(ship);
  const kind = set.fireControl > 0 ? 'fire-control' : set.airSearch ? 'air' : 'surface';
  const isLost = kind === 'fire-control' ? losses.fireControlRadar : losses.searchRadar;
  if (isLost || radarOutUntil > view.turn || isStruckBy(view, ship, 'power-lost')) return false;
  return struckBy(view, ship, 'radar').every(({ act }) => act.sets !== kind && act.sets !== 'all');
}

/** Working sets of a ship, those that see aircraft alone among them. */
export const workingSets = (view: SeekriegView, ship: Ship): RadarSet[] =>
  ship.sheet.radars.flatMap((name) => {
    const set = RADAR_BY_NAME.get(name);
    return set && works(view, ship, set) ? [set] : [];
  });

/** Working sets of a ship that see ships. German fire control sets search as well [SK-30.1]. */
export const setsOf = (view: SeekriegView, ship: Ship): RadarSet[] =>
  workingSets(view, ship).filter(({ surfaceYards }) => surfaceYards > 0);

/** [SK-15.24] Inches of the largest guns that a set for small ones lays. */
const SMALL_INCHES = 6;

/** [SK-15.24] A set of a ship lays the guns of one of her batteries. */
export function lays({ lays: guns }: RadarSet, { batteries }: ShipSheet, battery: number): boolean {
  if (guns === 'small') return (batteries[battery]?.boreInches ?? 0) <= SMALL_INCHES;
  return guns === 'all' || (guns === 'main' && battery === 0);
}

/** [SK-15.24] Working sets that lay the guns of a battery. */
export const layingSets = (view: SeekriegView, ship: Ship, battery: number): RadarSet[] =>
  setsOf(view, ship).filter((set) => lays(set, ship.sheet, battery));

/** [SK-27.9, SK-10.4] How far radar of a ship holds another; 0 without a set. Weather does not matter [SK-7.20]. */
export function radarYards(
  view: SeekriegView,
  ship: Ship,
  target: Ship,
  sets: readonly RadarSet[] = setsOf(view, ship),
): Yards {
  if (isSubmerged(ship) || isSubmerged(target)) return 0;
  const best = sets.reduce((most, it) => Math.max(most, it.surfaceYards), 0);
  return best === 0 ? 0 : radarRange(best, sightedDp(target), clearYards(ship, target));
}

/** [SK-7.19, SK-10.2, SK-10.3, SK-10.20] Radar of the ship holds the target. @param sets those that are asked */
export const isOnRadar = (
  view: SeekriegView,
  ship: Ship,
  target: Ship,
  sets?: readonly RadarSet[],
): boolean =>
  ship.sheet.radars.length > 0 &&
  rangeYards(ship.hex, target.hex) <= radarYards(view, ship, target, sets) &&
  !isLandOn(view, { from: ship.hex, to: target.hex }) &&
  !isByLand(view, target.hex);
