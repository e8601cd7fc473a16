import { distance } from '../../../hex';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { sectorsOf } from './arcs';
import { isClear } from './sight';

/** [NW-12.21] A blaze within so many hexes of a ship shows her against it. */
const SILHOUETTE_HEXES = 3;

/** [NW-12.20, NW-22.9] A burning ship or a wreck. */
const isAblaze = ({ fate, fires }: Unit): boolean =>
  fate === 'wreck' || (fate === 'inPlay' && fires > 0);

/**
 * [NW-12.3, NW-12.18 to NW-12.21, NW-22.9] Whether a unit is illuminated by night; never by day, when light does not
 * count. By searchlight, star shell, flare or its own fires it is so for everyone, by what burns behind it only for `firer`.
 */
export const isIlluminated = (view: FleetActionView, target: Unit, firer?: Unit): boolean =>
  view.scenario.isNight &&
  (target.isLit || isAblaze(target) || (firer !== undefined && isSilhouetted(view, target, firer)));

/** [NW-12.21] */
const isSilhouetted = (view: FleetActionView, target: Unit, firer: Unit): boolean =>
  Object.values(view.units).some(
    (blaze) => isAblaze(blaze) && isBehind(view, blaze, target, firer),
  );

/** Something burns near the target, farther from the firer and in the same sector of his. */
const isBehind = (view: FleetActionView, blaze: Unit, target: Unit, firer: Unit): boolean =>
  distance(blaze.hex, target.hex) <= SILHOUETTE_HEXES &&
  distance(firer.hex, blaze.hex) > distance(firer.hex, target.hex) &&
  isSameSector(firer, target, blaze) &&
  isClear(view, firer.hex, blaze.hex);

function isSameSector({ facing, hex }: Unit, one: Unit, other: Unit): boolean {
  const sectors = sectorsOf(facing, hex, one.hex);
  return sectorsOf(facing, hex, other.hex).some((sector) => sectors.includes(sector));
}
