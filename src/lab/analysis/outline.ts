import type { Reason, Side } from '../../rules/core';
import type { Analyst } from './analyst';
import { alternativeTo } from './sample';
import type { PlayedSegment } from './segments';

/** A game laid out, as far as its page shows it: plain data, without its positions. */
export interface Outline extends Pick<Analyst, 'end' | 'judged'> {
  segments: Pick<PlayedSegment, 'name' | 'given'>[];
}

export const outlineOf = ({ segments, end, judged }: Analyst): Outline => ({
  end,
  judged,
  segments: segments.map(({ name, given }) => ({ name, given })),
});

/** A side's orders of a segment and the Commander's in its place, in lines of notation, and what the side saw before them. */
export interface Instead {
  view: unknown;
  orders: string[];
  lines: string[];
  /** Why, of the first of the Commander's that the side did not give. */
  why?: Reason;
}

/** What the Commander would have ordered; `null` where the side did the same, had nothing to order, or there is no such segment. */
export function insteadAt(analyst: Analyst, at: number, side: Side): Instead | null {
  const { system, segments, seedOf } = analyst;
  const segment = segments[at];
  const other = segment && alternativeTo(system, segment, side, seedOf(0));
  return other
    ? { view: system.view(segment.state, side), orders: segment.orders[side], ...other }
    : null;
}
