import { FLAT } from '../hexmap/geometry/plane';
import type { ChartPin } from './pin';
import { type PinForm, type PinSize, pinForm, pinShare, pinSize } from './pinSize';
import { isOld, type Placed, placed } from './placed';

/** A pin, how it is drawn, and where it lies beside the middle of its hex, in pixels of the pin. */
export interface Spread extends PinSize {
  pin: ChartPin;
  form: PinForm;
  aside: number;
  down: number;
}

/** Between pins, the borders of both and some sea. */
const GAP_PIXELS = 6;
/** From row to row of a stack. */
const ROW_PIXELS = { full: 38, small: 20 } as const satisfies Record<PinForm, number>;
const ROUNDS = 120;

interface Box extends PinSize {
  pin: ChartPin;
  form: PinForm;
  /** The middle of its hex. */
  from: { x: number; y: number };
  x: number;
  y: number;
}

/**
 * Pins as they lie at a scale: side by side in their hex, and moved apart where those of near hexes would cover
 * each other. Bases stay, and reports that are stale make way.
 */
export function spreadPins(pins: readonly ChartPin[], scale: number): Spread[] {
  const boxes = placed(pins).map((it) => boxOf(it, scale));
  for (let round = 0; round < ROUNDS; round++) if (!pushAll(boxes)) break;
  return boxes.map(({ pin, form, from, x, y, width, height }) => ({
    ...{ pin, form, aside: x - from.x, down: y - from.y },
    ...{ width: width - GAP_PIXELS, height: height - GAP_PIXELS },
  }));
}

function boxOf({ pin, index, of, row }: Placed, scale: number): Box {
  const k = scale / pinShare(scale);
  const form = pinForm(pin, scale);
  const size = pinSize(pin, form);
  const { x, y } = FLAT.center(pin.hex);
  const [width, height] = [size.width + GAP_PIXELS, size.height + GAP_PIXELS];
  const from = { x: x * k, y: y * k };
  const { aside, down } = inRows(index, of);
  return {
    ...{ pin, form, from, width, height },
    x: from.x + aside * width,
    y: from.y + row * ROW_PIXELS[form] + down * height,
  };
}

/** More than this of a kind in one hex stand in several lines. */
const MAX_IN_LINE = 3;

/** A place in the lines of a kind, from their middle. */
function inRows(index: number, of: number): { aside: number; down: number } {
  const lines = Math.ceil(of / MAX_IN_LINE);
  const line = Math.floor(index / MAX_IN_LINE);
  const inLine = line < lines - 1 ? MAX_IN_LINE : of - line * MAX_IN_LINE;
  return {
    aside: (index % MAX_IN_LINE) - (inLine - 1) / 2,
    down: line - (lines - 1) / 2,
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

/** Less than this is no overlap. */
const SLACK = 0.5;

/** Along the shorter way. */
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

/** How much of the way each goes: what is moved less readily stays, and of two alike each goes half of it. */
function shares(one: Box, two: Box): readonly [number, number] {
  const [first, second] = [yields(one.pin), yields(two.pin)];
  if (first === second) return first === 0 ? [0, 0] : [0.5, 0.5];
  return first < second ? [0, 1] : [1, 0];
}

/** Bases stay, and old reports make way for what is there now. */
function yields(pin: ChartPin): 0 | 1 | 2 {
  if (pin.kind === 'base') return 0;
  return isOld(pin) ? 2 : 1;
}
