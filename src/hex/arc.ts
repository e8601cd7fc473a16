import { type Axial, subtractHex } from './axial';
import { bearingOf, DIRECTIONS, type Direction } from './direction';

const SQRT3 = Math.sqrt(3);

/** True bearing in degrees (0 north, 90 east) from the center of one hex to that of another. */
export function bearingBetween(from: Axial, to: Axial): number {
  const { q, r } = subtractHex(to, from);
  const degrees = (Math.atan2(SQRT3 * (q + r / 2), -1.5 * r) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

/** The smaller angle in degrees, 0 to 180, between two bearings. */
export function angleBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360;
  return turn > 180 ? 360 - turn : turn;
}

/** The neighbor direction nearest to the line from one hex to another; of two alike the first clockwise. */
export function directionToward(from: Axial, to: Axial): Direction {
  const bearing = bearingBetween(from, to);
  return DIRECTIONS.reduce((best, next) =>
    angleBetween(bearingOf(next), bearing) < angleBetween(bearingOf(best), bearing) - 1e-9
      ? next
      : best,
  );
}
