import type { Bounds } from '../hexmap/fit';
import { contourPath } from '../hexmap/geometry/contours';
import { roughNoise } from '../hexmap/geometry/noise';
import { HEX_SIZE, HEX_WIDTH } from '../hexmap/geometry/plane';
import type { Point } from '../hexmap/geometry/points';

/** From sample to sample of the sea floor. */
const CELL = HEX_SIZE * 0.9;
/** Of the hills of the sea floor. */
const SWELL = HEX_SIZE * 5;
const SALT = 17;

/** Hexes from the coast at which the tint of the sea changes, about. */
const TINTS = { shallow: 0.45, shelf: 1.5, ocean: 3.4 } as const;
type Tint = keyof typeof TINTS;

interface Grid {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The sea floor of a chart as areas, the deepest first: it shoals toward the coast and is never quite even. */
export function shoalPaths(sheet: Bounds, shores: readonly (readonly Point[])[]) {
  const grid = gridOver(sheet);
  const away = distances(grid, shores);
  const valueAt = ({ x, y }: Point): number => {
    const at =
      Math.round((y - grid.top) / CELL) * grid.columns + Math.round((x - grid.left) / CELL);
    return -(away[at] as number) * (0.55 + 0.9 * roughNoise(x / SWELL, y / SWELL, SALT));
  };
  const field = { ...grid, cell: CELL, valueAt };
  return (['ocean', 'shelf', 'shallow'] as const).map((tint: Tint) => ({
    tint,
    path: contourPath(field, -TINTS[tint] * HEX_WIDTH),
  }));
}

function gridOver({ left, top, right, bottom }: Bounds): Grid {
  const rim = 2;
  return {
    left: left - rim * CELL,
    top: top - rim * CELL,
    columns: Math.ceil((right - left) / CELL) + 2 * rim + 1,
    rows: Math.ceil((bottom - top) / CELL) + 2 * rim + 1,
  };
}

/** From each sample to the nearest coast, in drawing units, by two sweeps over the grid. */
function distances(grid: Grid, shores: readonly (readonly Point[])[]): Float32Array {
  const away = new Float32Array(grid.columns * grid.rows).fill(Number.MAX_VALUE);
  for (const shore of shores) markShore(away, grid, shore);
  const cells = Array.from(away.keys());
  sweep(away, grid.columns, cells, [-1, -grid.columns]);
  sweep(away, grid.columns, cells.toReversed(), [1, grid.columns]);
  return away;
}

/** Nearest samples of every point along a coast, and between those that lie far apart. */
function markShore(away: Float32Array, grid: Grid, shore: readonly Point[]): void {
  shore.forEach((point, i) => {
    const before = shore.at(i - 1) as Point;
    const steps = Math.ceil(Math.hypot(point.x - before.x, point.y - before.y) / CELL);
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      const x = before.x + (point.x - before.x) * share;
      const y = before.y + (point.y - before.y) * share;
      markPoint(away, grid, { x, y });
    }
  });
}

function markPoint(away: Float32Array, { left, top, columns, rows }: Grid, { x, y }: Point): void {
  const column = Math.round((x - left) / CELL);
  const row = Math.round((y - top) / CELL);
  if (column < 0 || row < 0 || column >= columns || row >= rows) return;
  const off = Math.hypot(x - left - column * CELL, y - top - row * CELL);
  const at = row * columns + column;
  away[at] = Math.min(away[at] as number, off);
}

/** One sweep: each sample is at most a step farther than those that were looked at before it. */
function sweep(
  away: Float32Array,
  columns: number,
  cells: readonly number[],
  [aside, down]: readonly [number, number],
): void {
  const steps = [
    [aside, CELL],
    [down, CELL],
    [down + aside, CELL * Math.SQRT2],
    [down - aside, CELL * Math.SQRT2],
  ] as const;
  for (const cell of cells) {
    for (const [step, far] of steps) {
      const other = cell + step;
      if (Math.abs((other % columns) - (cell % columns)) > 1) continue;
      const there = away[other];
      if (there !== undefined && there + far < (away[cell] as number)) away[cell] = there + far;
    }
  }
}
