import { type Axial, DIRECTIONS, hexKey, neighbor } from '../../../hex';
import { chain, smoothLoop } from './contours';
import { noise, roughNoise } from './noise';
import { centerOf, HEX_SIZE, LAYOUT, type Point, pointText } from './plane';

/** The closed borders around a set of hexes, clockwise around land and counterclockwise around lagoons. */
export function outlines(hexes: readonly Axial[]): Point[][] {
  const inside = new Set(hexes.map(hexKey));
  const sides = hexes.flatMap((hex) => {
    const corners = LAYOUT.corners(hex);
    return DIRECTIONS.filter((direction) => !inside.has(hexKey(neighbor(hex, direction)))).map(
      (direction) => [corners[(direction + 5) % 6] as Point, corners[direction] as Point] as const,
    );
  });
  return chain(sides);
}

/** The border of a region as a path along the sides of its hexes. */
export const outlinePath = (hexes: readonly Axial[]): string =>
  outlines(hexes)
    .map((loop) => `M${loop.map(pointText).join('L')}Z`)
    .join('');

/** Points that one side of a hex is broken into along a coast. */
const REACHES = 8;
/** How far a coast strays from the side of its hex. */
const STRAY = HEX_SIZE * 0.5;
const GRAIN = HEX_SIZE * 0.42;
const SALT = { across: 41, down: 43, island: 47 };

const strayed = ({ x, y }: Point): Point => ({
  x: x + (roughNoise(x / GRAIN, y / GRAIN, SALT.across) - 0.5) * STRAY,
  y: y + (roughNoise(x / GRAIN, y / GRAIN, SALT.down) - 0.5) * STRAY,
});

/** A coast along the outer sides of land hexes, broken up as coasts are. */
export const coastPath = (land: readonly Axial[]): string =>
  outlines(land)
    .map((loop) =>
      smoothLoop(loop.flatMap((point, i) => reaches(point, next(loop, i))).map(strayed)),
    )
    .join('');

const next = (loop: readonly Point[], i: number): Point => loop[(i + 1) % loop.length] as Point;

const reaches = (from: Point, to: Point): Point[] =>
  Array.from({ length: REACHES }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / REACHES,
    y: from.y + ((to.y - from.y) * i) / REACHES,
  }));

const ISLAND_POINTS = 22;
const ISLAND_RADIUS = HEX_SIZE * 0.46;

/** An island that leaves water around it in its hex. */
export function islandPath(hex: Axial, scale = 1): string {
  const middle = centerOf(hex);
  return smoothLoop(
    Array.from({ length: ISLAND_POINTS }, (_, i) => {
      const angle = (i / ISLAND_POINTS) * 2 * Math.PI;
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      const bay = 0.62 + 0.7 * noise(cos * 1.6 + hex.q, sin * 1.6 + hex.r, SALT.island);
      const radius = ISLAND_RADIUS * scale * bay;
      return { x: middle.x + cos * radius * 1.15, y: middle.y + sin * radius * 0.85 };
    }),
  );
}
