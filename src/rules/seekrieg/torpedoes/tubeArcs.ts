import type { Degrees } from '../../core';
import type { TubePlace } from '../model/sheet';

/** [SK-17.4] Degrees either side of the axis of fixed tubes. */
const FIXED: Degrees = 15;

/** [SK-17.5] From 45 degrees before the beam to 15 abaft it. */
const TRAINABLE = { from: 45, to: 105 };

/** [SK-17.4] Axes of fixed tubes by relative bearing. */
const AXES: Partial<Record<TubePlace, Degrees>> = {
  'fixed-bow': 0,
  'fixed-stern': 180,
  'fixed-port': -90,
  'fixed-starboard': 90,
};

/**
 * [SK-17.4 to SK-17.6] Whether tubes bear on a relative bearing; limits belong to the arc.
 * @param bearing whole degrees, -180 to 180, positive to starboard
 */
export function tubesBear(place: TubePlace, bearing: Degrees): boolean {
  const axis = AXES[place];
  if (axis !== undefined) return Math.abs(off(bearing, axis)) <= FIXED;
  const fromBow = Math.abs(bearing);
  if (fromBow < TRAINABLE.from || fromBow > TRAINABLE.to) return false;
  return place === 'center' || (place === 'port') === bearing < 0;
}

/** Degrees between a bearing and an axis. */
const off = (bearing: Degrees, axis: Degrees): Degrees => {
  const turn = Math.abs(bearing - axis) % 360;
  return turn > 180 ? 360 - turn : turn;
};
