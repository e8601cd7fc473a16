import { type Axial, addHex, distance, hexLength, subtractHex } from '../../../hex';
import { YARDS_PER_HEX } from './geometry';

/** [SK-8.1] Miles from the center of a hex of the search map to the next. */
export const MILES_PER_HEX = 10;

/** [SK-8.7] Miles between forces in one hex. */
const MILES_IN_ONE_HEX = 5;

/** [SK-7.17] */
const YARDS_PER_MILE = 2000;

/** Battle hexes to a mile, and to a hex of the search map: both grids point the same way. */
const HEXES_PER_MILE = YARDS_PER_MILE / YARDS_PER_HEX;
const SCALE = MILES_PER_HEX * HEXES_PER_MILE;
export const HEXES_IN_ONE_HEX = MILES_IN_ONE_HEX * HEXES_PER_MILE;

/** [SK-7.17] Nautical miles. */
export const milesOf = (yards: number): number => yards / YARDS_PER_MILE;

/** [SK-8.7] Miles between forces in two hexes of the search map. */
export const milesBetween = (a: Axial, b: Axial): number =>
  distance(a, b) * MILES_PER_HEX || MILES_IN_ONE_HEX;

/** The battle hex in the middle of a hex of the search map. */
export const battleHex = ({ q, r }: Axial): Axial => ({ q: q * SCALE, r: r * SCALE });

/** The hex of the search map that holds a battle hex. */
export function searchHex({ q, r }: Axial): Axial {
  // Zero is added because rounding makes zeros with a sign, which no save would keep.
  const near = { q: Math.round(q / SCALE) + 0, r: Math.round(r / SCALE) + 0 };
  const around = [near, ...AROUND.map((it) => addHex(near, it))];
  const off = (it: Axial) => hexLength(subtractHex({ q, r }, battleHex(it)));
  return around.reduce((best, it) => (off(it) < off(best) ? it : best));
}

const AROUND: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** A place in miles east and south. */
export interface Miles {
  east: number;
  south: number;
}

const HEX_EAST = Math.sqrt(3) / 2;

/** [SK-4.2] Where a hex lies from another, in miles. */
export function milesFrom(origin: Axial, hex: Axial): Miles {
  const { q, r } = subtractHex(hex, origin);
  return { east: HEX_EAST * q * MILES_PER_HEX, south: (r + q / 2) * MILES_PER_HEX };
}
