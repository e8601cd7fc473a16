import { type Hex, ring as ringOf } from 'honeycomb-grid';
import { type Axial, distance } from './axial';
import { plain, pointyHex } from './grid';

/**
 * The 6 x radius hexes at one distance from a center, clockwise from bearing 030; the center itself at 0. In axial
 * coordinates rings are the same on both grids.
 */
export function ring(center: Axial, radius: number): Axial[] {
  if (radius === 0) return [center];
  const start = { q: center.q + radius, r: center.r - radius };
  return ringOf<Hex>({ start, center: { q: center.q, r: center.r } })(pointyHex).map(plain);
}

/** All hexes at most `radius` from a center, ring by ring. */
export const disk = (center: Axial, radius: number): Axial[] =>
  Array.from({ length: radius + 1 }, (_, i) => ring(center, i)).flat();

export const isWithin = (hex: Axial, center: Axial, radius: number): boolean =>
  distance(hex, center) <= radius;
