import type { Axial, Facing } from '../../../hex';
import type { Degrees, Knots } from '../../core';
import type { ShipId } from './ids';

/** [SK-9.25] Impulses of a movement. */
export const IMPULSES = 8;

/** A ship's way through a turn: where she is after each impulse, the start of the turn first. */
export interface Track {
  at: Axial[];
  facing: Facing[];
}

/** [SK-9.27 to SK-9.30] Two ships that have struck each other. */
export interface Collision {
  /** The ramming ship, by SK-9.27 or SK-9.29. */
  rammer: ShipId;
  target: ShipId;
  isRam: boolean;
  /** Speed of the ramming ship before both stopped. */
  knots: Knots;
  /** [SK-18.9, SK-18.10] 0, 60, 120 or 180. */
  impactAngle: Degrees;
}
