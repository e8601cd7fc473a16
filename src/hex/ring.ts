import { type Axial, addHex, distance } from './axial';
import { DIRECTIONS, stepOf } from './direction';

/** The 6 x radius hexes at one distance from a center, clockwise from bearing 030; the center itself at 0. */
export function ring(center: Axial, radius: number): Axial[] {
  if (radius === 0) return [center];
  return DIRECTIONS.flatMap((direction) => {
    const out = stepOf(direction);
    const along = stepOf(((direction + 2) % 6) as typeof direction);
    return Array.from({ length: radius }, (_, i) =>
      addHex(center, { q: out.q * radius + along.q * i, r: out.r * radius + along.r * i }),
    );
  });
}

/** All hexes at most `radius` from a center, ring by ring. */
export const disk = (center: Axial, radius: number): Axial[] =>
  Array.from({ length: radius + 1 }, (_, i) => ring(center, i)).flat();

export const isWithin = (hex: Axial, center: Axial, radius: number): boolean =>
  distance(hex, center) <= radius;
