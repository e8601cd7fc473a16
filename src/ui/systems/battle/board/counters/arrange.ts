import type { Point } from '../../../../hexmap/geometry/points';

/** A counter's outline in drawing units; it fits into a hex. */
export const COUNTER = { width: 58, height: 46 } as const;

/** Letters of the head of a counter read from afar, and the room beside the ensign, in drawing units. */
const HEAD = { size: 13.5, room: 33.5, gap: 3 } as const;
/** Widths of a bold condensed letter of a type and of one of a speed, as shares of their size. */
export const HEAD_SHARES = { type: 0.62, pace: 0.5 } as const;

/** The size of letters at which type and speed stand beside each other: 'AMC' and '1s' are drawn smaller than 'DD' and '2'. */
export function headSize(type: string, pace: string): number {
  const share = type.length * HEAD_SHARES.type + pace.length * HEAD_SHARES.pace;
  return Math.min(HEAD.size, (HEAD.room - HEAD.gap) / share);
}

export interface Slot extends Point {
  scale: number;
}

const ALONE: Slot = { x: 0, y: 0, scale: 1 };
const GAP = 2;

/** Where the counters of several stacks stand in one hex: one above the other, then two by two. */
export function slotsInHex(count: number): Slot[] {
  if (count <= 1) return [ALONE].slice(0, count);
  if (count === 2) return columnOf(2, PAIR_SCALE);
  const rows = Math.ceil(count / 2);
  const scale = Math.min(QUARTER_SCALE, TALLEST / (rows * (COUNTER.height + GAP)));
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / 2);
    const isLastAlone = i === count - 1 && count % 2 === 1;
    return {
      x: isLastAlone ? 0 : (i % 2 === 0 ? -0.5 : 0.5) * (COUNTER.width + GAP) * scale,
      y: (row - (rows - 1) / 2) * (COUNTER.height + GAP) * scale,
      scale,
    };
  });
}

const PAIR_SCALE = 0.66;
const QUARTER_SCALE = 0.54;
const TALLEST = 60;

const columnOf = (count: number, scale: number): Slot[] =>
  Array.from({ length: count }, (_, i) => ({
    x: 0,
    y: (i - (count - 1) / 2) * (COUNTER.height + GAP) * scale,
    scale,
  }));

/** How far a span must move to lie within 0 and a length; one that is too long keeps its beginning. */
export function moveInside(from: number, to: number, length: number): number {
  const back = Math.min(0, length - to);
  return from + back < 0 ? -from : back;
}
