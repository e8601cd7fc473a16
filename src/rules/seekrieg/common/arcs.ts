import type { Degrees } from '../../core';
import type { Arc } from '../model/sheet';

/** [SK-10.10 to SK-10.13] Relative bearings from the bow, on either side or on one. */
const ARCS: Readonly<Record<Arc, { side: -1 | 0 | 1; from: Degrees; to: Degrees }>> = {
  fore: { side: 0, from: 0, to: 140 },
  aft: { side: 0, from: 40, to: 180 },
  mid: { side: 0, from: 20, to: 160 },
  port: { side: -1, from: 20, to: 160 },
  starboard: { side: 1, from: 20, to: 160 },
  'fore-port': { side: -1, from: 0, to: 110 },
  'fore-starboard': { side: 1, from: 0, to: 110 },
  'aft-port': { side: -1, from: 70, to: 180 },
  'aft-starboard': { side: 1, from: 70, to: 180 },
};

/**
 * [SK-10.10 to SK-10.14] Whether a turret bears on a relative bearing; limits belong to the arc.
 * @param bearing whole degrees, -180 to 180, positive to starboard
 */
export function bearsOn(arc: Arc, bearing: Degrees): boolean {
  const { side, from, to } = ARCS[arc];
  const fromBow = Math.abs(bearing);
  if (fromBow < from || fromBow > to) return false;
  return side === 0 || fromBow === 0 || fromBow === 180 || Math.sign(bearing) === side;
}

/** [SK-10.15] The most a turret trains in a turn. */
export const MAX_SWING: Degrees = 180;

/** [SK-10.15] Degrees that a turret swings inside its arc from one relative bearing to another, 0 to 320. */
export function swing(arc: Arc, from: Degrees, to: Degrees): Degrees {
  const direct = Math.abs(to - from);
  const aroundStern = 360 - direct;
  if (arc === 'mid') return Math.min(direct, aroundStern);
  const isAft = arc === 'aft' || arc === 'aft-port' || arc === 'aft-starboard';
  return isAft && Math.sign(from) !== Math.sign(to) ? aroundStern : direct;
}
