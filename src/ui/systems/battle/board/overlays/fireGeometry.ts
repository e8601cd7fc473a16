import { type Axial, sameHex } from '../../../../../hex';
import type { BattleView, StackId } from '../../../../../rules/battle';
import { type Point, pointAt } from '../../../../hexmap/geometry/points';
import type { FireLine } from '../common/boardProps';
import type { SalvoEffect } from '../common/effects';
import { centerOf } from '../common/plane';
import type { Slot } from '../counters/arrange';
import { counterOf } from '../counters/slots';

/** Clear of the counters at both ends. */
const START_AWAY = 27;
const END_AWAY = 31;
/** Between lines of several weapons with the same ends. */
const LINE_STEP = 6;

interface PlacedLine {
  line: FireLine;
  from: Point;
  to: Point;
}

/** Where counters stand in their hexes. */
export type Slots = ReadonlyMap<StackId, Slot>;
const NO_SLOTS: Slots = new Map();
const MIDDLE: Slot = { x: 0, y: 0, scale: 1 };

const sharesEnds = (a: FireLine, b: FireLine): boolean =>
  sameHex(a.from, b.from) &&
  sameHex(a.to, b.to) &&
  a.stacks?.from === b.stacks?.from &&
  a.stacks?.to === b.stacks?.to;

/**
 * Lines from counter to counter, of several stacks in a hex the one that fires and the one aimed at; side by side where
 * they share their ends. Those within one hex are left out.
 */
export function placeLines(lines: readonly FireLine[], slots: Slots = NO_SLOTS): PlacedLine[] {
  return lines
    .filter(({ from, to }) => !sameHex(from, to))
    .map((line, _, apart) => {
      const mates = apart.filter((other) => sharesEnds(other, line));
      const aside = (mates.indexOf(line) - (mates.length - 1) / 2) * LINE_STEP;
      return placeLine(line, aside, slots);
    });
}

function placeLine(line: FireLine, aside: number, slots: Slots): PlacedLine {
  const start = endOf(line.from, line.stacks?.from, slots);
  const end = endOf(line.to, line.stacks?.to, slots);
  const bearing = bearingOf(start, end);
  const from = pointAt(bearing, START_AWAY * start.scale, start);
  const to = pointAt(bearing + 180, END_AWAY * end.scale, end);
  return { line, from: pointAt(bearing + 90, aside, from), to: pointAt(bearing + 90, aside, to) };
}

function endOf(hex: Axial, stack: StackId | undefined, slots: Slots): Slot {
  const slot = (stack && slots.get(stack)) || MIDDLE;
  const { x, y } = centerOf(hex);
  return { x: x + slot.x, y: y + slot.y, scale: slot.scale };
}

/** From counter to counter of a salvo, and the bearing; a ship that is not seen stands in the middle of its hex. */
export interface FireWay {
  from: Slot;
  to: Slot;
  bearing: number;
}

export function fireWay(
  view: Pick<BattleView, 'stacks'>,
  { from, to, firer, target }: Pick<SalvoEffect, 'from' | 'to' | 'firer' | 'target'>,
): FireWay {
  const start = (firer ? counterOf(view, firer) : undefined) ?? { ...centerOf(from), scale: 1 };
  const end = counterOf(view, target) ?? { ...centerOf(to), scale: 1 };
  return { from: start, to: end, bearing: bearingOf(start, end) };
}

const bearingOf = (from: Point, to: Point): number =>
  (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
