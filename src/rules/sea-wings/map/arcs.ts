import { type Axial, distance, flatBearing, sameHex } from '../../../hex';
import type { Degrees, Hexes } from '../../core';
import type { SearchArc } from '../model/air';

/** [WG-1.7] Both ends of an arc are in it, with this much to spare. */
const TOLERANCE_DEGREES = 0.01;

/** [WG-1.8] The width of an arc in degrees, above 0 and at most 360. */
export const widthOf = ([from, to]: SearchArc): Degrees => (to - from + 720) % 360 || 360;

/** [WG-1.6, WG-1.7] A hex lies in an arc seen from a hex, at any distance. */
export function isInArc(origin: Axial, arc: SearchArc, hex: Axial): boolean {
  if (sameHex(origin, hex) || widthOf(arc) === 360) return true;
  const turn = (flatBearing(origin, hex) - arc[0] + 720) % 360;
  return turn <= widthOf(arc) + TOLERANCE_DEGREES || turn >= 360 - TOLERANCE_DEGREES;
}

/** [WG-6.15] A search from a hex covers another. */
export const covers = (origin: Axial, arc: SearchArc, rangeHexes: Hexes, hex: Axial): boolean =>
  distance(origin, hex) <= rangeHexes && isInArc(origin, arc, hex);
