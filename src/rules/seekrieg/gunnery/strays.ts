import { angleBetween, flatBearing, sameHex } from '../../../hex';
import { isSubmerged, shipsOnMap } from '../common/own';
import type { SeekriegState } from '../model/state';
import type { Ship } from '../model/units';
import { rounded } from '../tables/rounding';
import { estimateError, type Salvo } from './salvo';

/** [SK-16.2] The share of a total with which shells that missed meet another ship. */
const STRAY_SHARE = 0.25;

/** [SK-16.2] The total for ships beside the target; below 1 nobody else is hit. */
export const strayTotal = (total: number): number => rounded(STRAY_SHARE * total);

/** [SK-16.1, SK-16.3] Other ships in the target's hex, the largest first. */
export const shipsBeside = (state: SeekriegState, target: Ship): Ship[] =>
  shipsOnMap(state)
    .filter((it) => it !== target && !isSubmerged(it) && sameHex(it.hex, target.hex))
    .sort((a, b) => b.sheet.dp - a.sheet.dp);

/** [SK-16.4] */
const STRAY_YARDS = 125;
const STRAY_DEGREES = 10;

/** [SK-16.4] Ships at a range estimated for the target, on nearly the same line. */
export function shipsUnderEstimate(
  state: SeekriegState,
  { firer, mark, estimates }: Salvo,
): Ship[] {
  const line = flatBearing(firer.hex, mark.ship.hex);
  return shipsOnMap(state).filter(
    (it) =>
      it !== firer &&
      it !== mark.ship &&
      !isSubmerged(it) &&
      estimates.some((yards) => estimateError(firer, it, yards) <= STRAY_YARDS) &&
      angleBetween(line, flatBearing(firer.hex, it.hex)) <= STRAY_DEGREES,
  );
}
