import { type Axial, subtractHex } from './axial';
import { bearingOf, DIRECTIONS, type Direction } from './direction';
import { type HexLayout, layout } from './layout';

const POINTY = layout(1, 'pointy-top');
const FLAT = layout(1, 'flat-top');

/** True bearing in degrees (0 north, 90 east) from the center of one hex to that of another, on a pointy-top grid. */
export const bearingBetween = (from: Axial, to: Axial): number => bearingIn(POINTY, from, to);

/** The same on a flat-top grid. */
export const flatBearing = (from: Axial, to: Axial): number => bearingIn(FLAT, from, to);

function bearingIn({ center }: HexLayout, from: Axial, to: Axial): number {
  const { x, y } = center(subtractHex(to, from));
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

/** The smaller angle in degrees, 0 to 180, between two bearings. */
export function angleBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360;
  return turn > 180 ? 360 - turn : turn;
}

/** The neighbor direction nearest to the line from one hex to another; of two equals, the first clockwise. */
export function directionToward(from: Axial, to: Axial): Direction {
  const bearing = bearingBetween(from, to);
  return DIRECTIONS.reduce((best, next) =>
    angleBetween(bearingOf(next), bearing) < angleBetween(bearingOf(best), bearing) - 1e-9
      ? next
      : best,
  );
}
