import { type Degrees, roundHalfUp } from '../../core';

/** [ST-16.8, ST-17.7] Where a target lies as seen from a ship. */
export type Arc = 'bow' | 'broadside' | 'stern';

/** [ST-1.10] An angle off the bow, from -180 (port) to +180 (starboard); facing 1 is north, 2 northeast, … */
export function relativeBearing(bearing: Degrees, facing: number): Degrees {
  const off = (((bearing - 60 * (facing - 1)) % 360) + 360) % 360;
  return off > 180 ? off - 360 : off;
}

/** [ST-16.8] Within 30 degrees of dead ahead or dead astern. */
export function arcOf(relative: Degrees): Arc {
  const off = Math.abs(relative);
  if (off <= 30) return 'bow';
  return off >= 150 ? 'stern' : 'broadside';
}

/** [ST-16.8, ST-16.9] The FirePower that bears; with trait F all guns stand forward. */
export function firePowerInArc(firePower: number, arc: Arc, isAllForward: boolean): number {
  if (isAllForward && arc !== 'broadside') return arc === 'bow' ? firePower : 0;
  return arc === 'broadside' ? firePower : roundHalfUp(0.7 * firePower);
}

/** [ST-17.7] Submarines and PT flotillas launch ahead, all others abeam. */
export const bearsForTorpedoes = (relative: Degrees, launchesAhead: boolean): boolean =>
  launchesAhead ? Math.abs(relative) <= 60 : arcOf(relative) === 'broadside';
