import type { Axial } from '../../../hex';
import { smoothLoop } from './contours';
import { noise, roughNoise } from './noise';
import { HEX_SIZE, type Plane } from './plane';
import type { Point } from './points';

/** Points that one side of a hex is broken into along a coast. */
const REACHES = 8;
/** How far a coast strays from the side of its hex. */
const STRAY = HEX_SIZE * 0.5;
const GRAIN = HEX_SIZE * 0.42;
const SALT = { across: 41, down: 43, island: 47 };

/** A point of a coast where it strays to; `scale` 1 for the bays of one hex. */
function strayed({ x, y }: Point, scale: number): Point {
  const at = [x / (GRAIN * scale), y / (GRAIN * scale)] as const;
  return {
    x: x + (roughNoise(...at, SALT.across) - 0.5) * STRAY * scale,
    y: y + (roughNoise(...at, SALT.down) - 0.5) * STRAY * scale,
  };
}

/** A coast along the outer sides of land hexes, broken up as coasts are. */
export const coastPath = (plane: Plane, land: readonly Axial[]): string =>
  plane
    .outlines(land)
    .map((loop) =>
      smoothLoop(
        loop
          .flatMap((point, i) => reaches(point, next(loop, i), REACHES))
          .map((point) => strayed(point, 1)),
      ),
    )
    .join('');

/** The coast of a chart strays farther, in longer reaches. */
const CHART_SCALE = 2.4;
const CHART_REACH = HEX_SIZE * 0.3;

/**
 * A coast that a chart gives by a few points, broken up between them; where it is cut off by the edge it stays
 * straight.
 */
export const chartCoastPath = (
  loop: readonly Point[],
  isCutOff: (point: Point) => boolean,
): string =>
  smoothLoop(
    loop
      .flatMap((point, i) => {
        const { x, y } = next(loop, i);
        const length = Math.hypot(x - point.x, y - point.y);
        return reaches(point, { x, y }, Math.max(1, Math.round(length / CHART_REACH)));
      })
      .map((point) => (isCutOff(point) ? point : strayed(point, CHART_SCALE))),
  );

const next = (loop: readonly Point[], i: number): Point => loop[(i + 1) % loop.length] as Point;

const reaches = (from: Point, to: Point, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / count,
    y: from.y + ((to.y - from.y) * i) / count,
  }));

const ISLAND_POINTS = 22;
const ISLAND_RADIUS = HEX_SIZE * 0.46;

/** An island that leaves water around it in its hex. */
export function islandPath(plane: Plane, hex: Axial, scale = 1): string {
  const middle = plane.center(hex);
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
