import { type Point, pointText } from './points';

/** A rectangle of the drawing that a field is sampled over. */
export interface Field {
  left: number;
  top: number;
  columns: number;
  rows: number;
  /** Distance from sample to sample. */
  cell: number;
  valueAt(point: Point): number;
}

type Segment = readonly [Point, Point];

/**
 * Closed curves around everything in a field that is above a level, by marching squares. Samples on the rim count as
 * below it, so that every curve closes; clip the rim away.
 */
export function contours(field: Field, level: number): Point[][] {
  const grid = { ...field, samples: sample(field) };
  const segments: Segment[] = [];
  for (let row = 0; row < field.rows - 1; row++)
    for (let column = 0; column < field.columns - 1; column++)
      segments.push(...crossings(squareAt(grid, column, row), level));
  return chain(segments);
}

const BELOW = Number.NEGATIVE_INFINITY;

function sample({ left, top, columns, rows, cell, valueAt }: Field): number[] {
  return Array.from({ length: columns * rows }, (_, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const isRim = column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
    return isRim ? BELOW : valueAt({ x: left + column * cell, y: top + row * cell });
  });
}

/** The four sides of a square, as the pairs of corners that they join, clockwise from the top. */
const SIDES = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
] as const;

/** Sides joined by a curve that keeps what is above on its right, by which corners are above (bits 1, 2, 4, 8). */
const JOINS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

type Corner = Point & { value: number };

const squareAt = (
  grid: Field & { samples: readonly number[] },
  column: number,
  row: number,
): Corner[] =>
  SQUARE.map(([dx, dy]) => ({
    x: grid.left + (column + dx) * grid.cell,
    y: grid.top + (row + dy) * grid.cell,
    value: grid.samples[(row + dy) * grid.columns + column + dx] ?? BELOW,
  }));

function crossings(corners: readonly Corner[], level: number): Segment[] {
  const above = corners.reduce((bits, { value }, i) => bits | (value > level ? 1 << i : 0), 0);
  const crossing = (side: number): Point => {
    const [a, b] = SIDES[side] as (typeof SIDES)[number];
    return between(corners[a] as Corner, corners[b] as Corner, level);
  };
  return (JOINS[above] ?? []).map(([from, to]) => [crossing(from), crossing(to)]);
}

const SQUARE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** Where the level lies between two corners; next to the rim, at the inner one. */
function between(a: Corner, b: Corner, level: number): Point {
  if (a.value === BELOW) return { x: b.x, y: b.y };
  if (b.value === BELOW) return { x: a.x, y: a.y };
  const t = (level - a.value) / (b.value - a.value);
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** Joins segments end to start into closed curves; those without length are left out. */
export function chain(given: readonly Segment[]): Point[][] {
  const segments = given.filter(([a, b]) => pointText(a) !== pointText(b));
  const from = new Map<string, Segment[]>();
  for (const segment of segments) {
    const key = pointText(segment[0]);
    from.set(key, [...(from.get(key) ?? []), segment]);
  }
  const loops: Point[][] = [];
  for (const segment of segments) {
    const loop = follow(from, pointText(segment[0]));
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

function follow(from: Map<string, Segment[]>, start: string): Point[] {
  const loop: Point[] = [];
  let key = start;
  for (let next = from.get(key)?.pop(); next; next = from.get(key)?.pop()) {
    loop.push(next[0]);
    key = pointText(next[1]);
  }
  return loop;
}

/** A closed path through the points, rounded off at each of them. */
export function smoothLoop(points: readonly Point[]): string {
  const last = points.at(-1);
  if (!last || points.length < 3) return '';
  const middles = points.map((point, i) => {
    const next = points[(i + 1) % points.length] as Point;
    return { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
  });
  const curves = points.map((point, i) => `Q${pointText(point)} ${pointText(middles[i] as Point)}`);
  return `M${pointText(middles.at(-1) as Point)}${curves.join('')}Z`;
}

/** All contours of a level as one path. */
export const contourPath = (field: Field, level: number): string =>
  contours(field, level).map(smoothLoop).join('');
