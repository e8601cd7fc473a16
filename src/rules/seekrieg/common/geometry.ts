import { type Axial, distance, type Facing, flatBearing, sameHex } from '../../../hex';
import type { Degrees, Knots, Yards } from '../../core';
import type { Ship } from '../model/units';

/** [SK-1.5] Turns of battle. */
export const TURNS_PER_HOUR = 30;

/** [SK-1.7] */
export const YARDS_PER_HEX = 500;
/** [SK-1.7] Knots that make a hex a turn. */
export const KNOTS_PER_HEX: Knots = 8;

/** [SK-4.4] Two ships in the same hex. */
const SAME_HEX_YARDS = 250;

/** [SK-4.3, SK-4.4] The range between two hexes; 250 yards within one. */
export const rangeYards = (a: Axial, b: Axial): Yards =>
  distance(a, b) * YARDS_PER_HEX || SAME_HEX_YARDS;

/** [SK-11.38] 500 yards times the straight line between the centers. */
export function straightYards(a: Axial, b: Axial): Yards {
  const q = b.q - a.q;
  const r = b.r - a.r;
  return Math.sqrt(q * q + q * r + r * r) * YARDS_PER_HEX;
}

/** [SK-4.5] The bearing that a facing points to: 0, 60, 120, 180, 240, 300. */
export const degreesOf = (facing: Facing): Degrees => (facing - 1) * 60;

/** An angle taken to above -180 up to 180; positive is starboard. */
export function signed(degrees: Degrees): Degrees {
  const turn = ((degrees % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

/** A ship as bearings are taken from and to her. */
type Placed = Pick<Ship, 'hex' | 'facing' | 'turn'>;

/** [SK-4.8] Nothing tells the bearing of two ships in one hex that came from one hex. */
const ABEAM: Degrees = 90;

/**
 * [SK-4.6, SK-4.7, SK-4.8] The relative bearing of `to` from `from`, above -180 up to 180 degrees; positive is starboard.
 * In one hex it is taken between the hexes that the two left last.
 */
export function relativeBearing(from: Placed, to: Placed): Degrees {
  const [a, b] = sameHex(from.hex, to.hex) ? [cameFrom(from), cameFrom(to)] : [from.hex, to.hex];
  if (sameHex(a, b)) return ABEAM;
  return signed(flatBearing(a, b) - degreesOf(from.facing));
}

const cameFrom = ({ hex, turn }: Placed): Axial => turn.left ?? hex;

/** [SK-10.14] Arcs are held to whole degrees. */
export const wholeBearing = (from: Placed, to: Placed): Degrees =>
  Math.round(relativeBearing(from, to));
