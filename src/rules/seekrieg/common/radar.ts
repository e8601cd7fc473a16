import type { Yards } from '../../core';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { radarRange } from '../tables/radarRange';
import { RADAR_SETS, type RadarSet } from '../tables/radarSets';
import { isStruckBy, struckBy } from './effects';
import { rangeYards } from './geometry';
import { isLandOn } from './land';
import { conditionOf, isSubmerged } from './own';
import { clearYards, sightedDp } from './visualRange';

/** What a set is for. */
type RadarUse = 'search' | 'fireControl';

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
export const setsOf = (view: SeekriegView, ship: Ship, use?: RadarUse): RadarSet[] =>
  workingSets(view, ship).filter(
    ({ surfaceYards, fireControl }) =>
      surfaceYards > 0 && (!use || fireControl > 0 === (use === 'fireControl')),
  );

/** [SK-27.9, SK-10.4] How far the ship's radar holds another; 0 without a set. Weather does not matter [SK-7.20]. */
export function radarYards(view: SeekriegView, ship: Ship, target: Ship, use?: RadarUse): Yards {
  if (ship.sheet.radars.length === 0 || isSubmerged(ship) || isSubmerged(target)) return 0;
  const best = setsOf(view, ship, use).reduce((most, it) => Math.max(most, it.surfaceYards), 0);
  return best === 0 ? 0 : radarRange(best, sightedDp(target), clearYards(ship, target));
}

/** [SK-7.19, SK-10.2, SK-10.3] The ship's radar holds the target. */
export const isOnRadar = (view: SeekriegView, ship: Ship, target: Ship, use?: RadarUse): boolean =>
  rangeYards(ship.hex, target.hex) <= radarYards(view, ship, target, use) &&
  !isLandOn(view, { from: ship.hex, to: target.hex });
