import { spotsFor } from '../common/spotter';
import { isInVisualRange } from '../common/visualRange';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { rounded } from '../tables/rounding';
import type { Mark } from './marks';

/** [SK-11.47] The share of shells that count where nobody sees them fall. */
const UNCORRECTED = 0.6;

/** [SK-11.47] Shells that can hit, of those that a ship's guns fire at a target. */
export const shellsCounting = (
  view: SeekriegView,
  firer: Ship,
  mark: Mark,
  shells: number,
): number =>
  shells === 0 || isInSight(view, firer, mark)
    ? shells
    : Math.max(1, rounded(UNCORRECTED * shells));

/** [SK-10.3] A target is in sight of the ship that fires at it, or of aircraft that spot for her. */
export const isInSight = (view: SeekriegView, firer: Ship, { id, ship, isIdentified }: Mark) =>
  (isIdentified && isInVisualRange(view, firer, ship)) || spotsFor(view, firer, id);
