import { SIDES } from '../../rules/core';
import type { Estimate } from '../estimate';
import { figuresOf, type GameFigures, halfOf, type SegmentFigures } from './figures';
import type { Sample } from './sample';

/** Looks to take at a segment: those numbered from `from` up to `to`, which is not one of them. */
export interface Looks {
  segment: number;
  from: number;
  to: number;
}

/** Looks at the segments of a game, in rounds: what is asked for depends on what came out, not on who takes them when. */
export interface Analysis {
  /** The next looks to take; `wait` until those under way are told, `end` when there are no more. */
  next(): Looks | 'wait' | 'end';
  /** What came out, in the order in which it was asked for. */
  add(looks: Looks, samples: readonly Sample[]): void;
  /** How many of the looks have been taken. */
  progress(): { taken: number; of: number };
  /** `undefined` until each segment has been looked at. */
  figures(): GameFigures | undefined;
}

/** Looks at each segment in the first round. */
const FIRST = 8;

/** Looks of one piece of work: the fewer, the sooner it can be stopped. */
const PIECE = 4;

/**
 * @param segments how many the game has
 * @param end its score for the Allies; none of a game that was given up
 * @param games looks at a segment, on average
 */
export function newAnalysis(segments: number, end: number | undefined, games: number): Analysis {
  const looked = Array.from({ length: segments }, (): Sample[] => []);
  const asked = Array.from({ length: segments }, () => 0);
  const budget = segments * games;
  const pieces: Looks[] = [];
  let [taken, given] = [0, 0];
  const ask = (segment: number, most: number): void => {
    const count = Math.min(most, budget - given);
    const start = asked[segment] as number;
    for (let from = start; from < start + count; from += PIECE)
      pieces.push({ segment, from, to: Math.min(from + PIECE, start + count) });
    asked[segment] = start + count;
    given += count;
  };
  const figures = (): GameFigures | undefined =>
    looked.every((it) => it.length > 0) ? figuresOf(looked, end) : undefined;
  for (let segment = 0; segment < segments; segment++) ask(segment, Math.min(FIRST, games));
  return {
    next() {
      if (pieces.length === 0 && taken < given) return 'wait';
      if (pieces.length === 0)
        askAgain(figures()?.segments ?? [], segments, (segment) =>
          ask(segment, asked[segment] as number),
        );
      return pieces.shift() ?? 'end';
    },
    add({ segment }, samples) {
      looked[segment]?.push(...samples);
      taken += samples.length;
    },
    progress: () => ({ taken, of: budget }),
    figures,
  };
}

/** Another round: the half of the segments that need it most get as many looks again as they have had. */
function askAgain(
  figures: readonly SegmentFigures[],
  segments: number,
  ask: (segment: number) => void,
): void {
  const needs = Array.from({ length: segments }, (_, segment) => ({
    segment,
    need: Math.max(needOf(figures[segment]), weightOf(figures[segment - 1]?.luck)),
  }));
  const half = Math.ceil(needs.length / 2);
  for (const { segment } of needs
    .sort((a, b) => b.need - a.need || a.segment - b.segment)
    .slice(0, half))
    ask(segment);
}

/** How much more looks at a segment would tell; the last of a game that was given up has no figures of its own. */
const needOf = (it: SegmentFigures | undefined): number =>
  it ? Math.max(weightOf(it.luck), ...SIDES.map((side) => weightOf(it.choice[side]))) : 0;

/** Most where a difference is large and its interval wide. */
const weightOf = (it: Estimate | undefined): number =>
  it ? (Math.abs(it.mean) + halfOf(it)) * halfOf(it) : 0;
