import { zoomLevel } from '../../../board/fit';
import { chartPoint } from './plane';
import { type ChartUnit, type Placed, placed } from './units';

/** A pin and where it lies beside the middle of its hex, in pixels of the pin. */
export interface Spread {
  unit: ChartUnit;
  aside: number;
  down: number;
}

/** Width and height of a pin with a gap around, in its pixels. */
const SIZES = {
  land: [28, 28],
  division: [66, 42],
  flights: [40, 38],
  contact: [58, 42],
} as const satisfies Record<ChartUnit['kind'], readonly [number, number]>;

/** From row to row of a stack. */
const ROW_PIXELS = 38;
/** Pins are drawn smaller far out: '.chart-svg[data-zoom="far"] .pin'. */
const FAR_SHARE = 0.8;
const ROUNDS = 40;

interface Box {
  unit: ChartUnit;
  /** The middle of its hex. */
  from: { x: number; y: number };
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pins as they lie at a scale: side by side in their hex, and moved apart where those of near hexes would cover each other. Bases stay. */
export function spreadPins(units: readonly ChartUnit[], scale: number): Spread[] {
  const k = zoomLevel(scale) === 'far' ? scale / FAR_SHARE : scale;
  const boxes = placed(units).map((it) => boxOf(it, k));
  for (let round = 0; round < ROUNDS; round++) if (!pushAll(boxes)) break;
  return boxes.map(({ unit, from, x, y }) => ({ unit, aside: x - from.x, down: y - from.y }));
}

function boxOf({ unit, index, of, row }: Placed, k: number): Box {
  const { x, y } = chartPoint(unit.hex);
  const [width, height] = SIZES[unit.kind];
  const from = { x: x * k, y: y * k };
  return {
    ...{ unit, from, width, height },
    x: from.x + (index - (of - 1) / 2) * width,
    y: from.y + row * ROW_PIXELS,
  };
}

/** Pushes all pairs that overlap apart; whether there were any. */
function pushAll(boxes: readonly Box[]): boolean {
  let isMoved = false;
  boxes.forEach((one, at) => {
    for (const two of boxes.slice(at + 1)) if (pushApart(one, two)) isMoved = true;
  });
  return isMoved;
}

/** Less than that is no overlap. */
const SLACK = 0.5;

/** Along the way that is shorter. */
function pushApart(one: Box, two: Box): boolean {
  const across = (one.width + two.width) / 2 - Math.abs(two.x - one.x);
  const down = (one.height + two.height) / 2 - Math.abs(two.y - one.y);
  if (across <= SLACK || down <= SLACK) return false;
  const [first, second] = shares(one, two);
  if (first + second === 0) return false;
  const axis = across < down ? 'x' : 'y';
  const way = Math.min(across, down) * (two[axis] < one[axis] ? -1 : 1);
  one[axis] -= way * first;
  two[axis] += way * second;
  return true;
}

/** How much of the way each goes. */
function shares(one: Box, two: Box): readonly [number, number] {
  if (one.unit.kind === 'land') return two.unit.kind === 'land' ? [0, 0] : [0, 1];
  return two.unit.kind === 'land' ? [1, 0] : [0.5, 0.5];
}
