import type { Bounds, ZoomLevel } from '../../../../hexmap/fit';
import type { Point } from '../../../../hexmap/geometry/points';
import { COUNTER } from './arrange';

/** How much larger the style sheet draws a fan at each reading of the zoom. */
export const FAN_SCALES: Readonly<Record<ZoomLevel, number>> = { far: 2, middle: 1.45, near: 1 };

const MAX_COLUMNS = 4;
const FAN_GAP = 5;
/** From the middle of the hex to the nearer edge of the cards above, below and beside it. */
const AWAY = { x: 42, y: 34 } as const;
/** How many times as far it lies; farther off only where it covers less. */
const TIMES_AWAY = [1, 2, 3] as const;

/** What a fan is placed by; all in coordinates of one drawing. */
export interface FanSetting {
  count: number;
  /** The middle of its hex. */
  at: Point;
  /** What it should leave free: other counters, hexes to be picked. */
  obstacles: readonly Bounds[];
  window: Bounds;
  /** Drawing units for one unit of a card. */
  scale: number;
}

/** Cards as they lie around the middle of their hex, in units of a card, and the line that ties them to it. */
export interface FanPlan {
  places: readonly Point[];
  box: Bounds;
  tie: readonly [Point, Point];
}

/** The cards of a fan in rows of four, two or one, on that side of their hex where they cover least of all else. */
export function placeFan(setting: FanSetting): FanPlan {
  const rows = columnsFor(setting.count).map((columns) => cardsIn(setting.count, columns));
  const plans = TIMES_AWAY.flatMap((times) =>
    rows.flatMap((cards) => SIDES.map((side) => planOf(cards, side, times))),
  );
  return plans.reduce((best, plan) =>
    coverOf(plan.box, setting) < coverOf(best.box, setting) ? plan : best,
  );
}

/** In one row as far as it goes; else narrower. */
const columnsFor = (count: number): number[] => [
  ...new Set([Math.min(count, MAX_COLUMNS), Math.ceil(Math.min(count, 8) / 2), 1]),
];

/** The sides of a hex in the order of preference, as signs of x and y. */
const SIDES: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];

/** Cards around a middle of their own, the first in the upper row from the left. */
export function cardsIn(count: number, columns: number): Point[] {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: ((i % columns) - (inRow - 1) / 2) * (COUNTER.width + FAN_GAP),
      y: (row - (rows - 1) / 2) * (COUNTER.height + FAN_GAP),
    };
  });
}

function planOf(cards: readonly Point[], side: Point, times: number): FanPlan {
  const own = boxOf(cards);
  const middle = {
    x: side.x * (times * AWAY.x + own.right) + 0,
    y: side.y * (times * AWAY.y + own.bottom) + 0,
  };
  const places = cards.map(({ x, y }) => ({ x: x + middle.x, y: y + middle.y }));
  const box = boxOf(places);
  return { places, box, tie: [tiePoint(box), nearestIn(box)] };
}

/** The area of the cards. */
const boxOf = (places: readonly Point[]): Bounds => ({
  left: Math.min(...places.map(({ x }) => x)) - COUNTER.width / 2,
  right: Math.max(...places.map(({ x }) => x)) + COUNTER.width / 2,
  top: Math.min(...places.map(({ y }) => y)) - COUNTER.height / 2,
  bottom: Math.max(...places.map(({ y }) => y)) + COUNTER.height / 2,
});

const nearestIn = ({ left, right, top, bottom }: Bounds): Point => ({
  x: Math.min(right, Math.max(left, 0)),
  y: Math.min(bottom, Math.max(top, 0)),
});

/** Where the line leaves the counter, on the way to the cards. */
function tiePoint(box: Bounds): Point {
  const to = nearestIn(box);
  const share = Math.min(
    COUNTER.width / 2 / Math.max(1, Math.abs(to.x)),
    COUNTER.height / 2 / Math.max(1, Math.abs(to.y)),
    1,
  );
  return { x: to.x * share + 0, y: to.y * share + 0 };
}

/** How much of others' room a fan takes, and how much of it is out of view, in square units of a card. */
export function coverOf(box: Bounds, { at, obstacles, window, scale }: FanSetting): number {
  const drawn = {
    left: at.x + box.left * scale,
    right: at.x + box.right * scale,
    top: at.y + box.top * scale,
    bottom: at.y + box.bottom * scale,
  };
  const covered = obstacles.reduce((sum, it) => sum + shared(drawn, it), 0);
  const unseen = shared(drawn, drawn) - shared(drawn, window);
  return (covered + unseen) / scale ** 2;
}

/** The area shared by two rectangles. */
function shared(a: Bounds, b: Bounds): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}
