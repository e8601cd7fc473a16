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

/** How far an analysis has come. */
export interface AnalysisProgress {
  taken: number;
  of: number;
  /** Segments that have been looked at. */
  seen: number;
}

/** Looks at the segments of a game, in rounds: what is asked for depends on what came out, not on who takes them when. */
export interface Analysis {
  /** The next looks to take; `wait` until those under way are told, `end` when there are no more. */
  next(): Looks | 'wait' | 'end';
  /** What came out, in the order in which it was asked for. */
  add(looks: Looks, samples: readonly Sample[]): void;
  /** Goes on with so many looks more; looks that were asked for and never told are asked for again. */
  goOn(more: number): void;
  progress(): AnalysisProgress;
  /** `undefined` until the first and the last segment have been looked at. */
  figures(): GameFigures | undefined;
}

/** Looks at a segment that is looked at for the first time. */
const FIRST = 8;

/** Looks of one piece of work: the fewer, the sooner it can be stopped, and the sooner all of a long game has been seen. */
const PIECE = 2;

/** Segments of the first round, from the first to the last: a longer game is seen in steps at first. */
const FIRST_SEGMENTS = 24;

/** Looks that are usual: at a segment, on average, and at most in a whole game. */
const USUAL = { segment: 100, game: 2000 };

/** After so many seconds an analysis ends where nobody says otherwise, with what it has seen by then. */
export const USUAL_SECONDS = 120;

/** The looks at a game where nobody says otherwise: those of a long one go where most is at stake. */
export const usualLooks = (segments: number): number =>
  Math.min(segments * USUAL.segment, USUAL.game);

/**
 * @param segments how many the game has
 * @param end its score for the Allies; none of a game that was given up
 * @param looks how many to take in all
 */
export function newAnalysis(segments: number, end: number | undefined, looks: number): Analysis {
  const looked = Array.from({ length: segments }, (): Sample[] => []);
  const asked = Array.from({ length: segments }, () => 0);
  const first = firstSegments(segments);
  const least = Math.max(1, Math.min(FIRST, Math.floor(looks / first.length)));
  const pieces: Looks[] = [];
  const underWay: Looks[] = [];
  let [taken, given, budget] = [0, 0, looks];
  const ask = (segment: number): void => {
    const start = asked[segment] as number;
    const count = Math.min(Math.max(least, start), budget - given);
    for (let from = start; from < start + count; from += PIECE)
      pieces.push({ segment, from, to: Math.min(from + PIECE, start + count) });
    asked[segment] = start + count;
    given += count;
  };
  const askRound = (round: readonly number[]): void => {
    for (const segment of round) ask(segment);
    // Those that have been seen least come first: a round that is cut short has seen a little of everything.
    pieces.sort((a, b) => a.from - b.from);
  };
  const figures = (): GameFigures | undefined =>
    looked.at(0)?.length && looked.at(-1)?.length ? figuresOf(looked, end) : undefined;
  askRound(first);
  return {
    next() {
      if (pieces.length === 0 && underWay.length > 0) return 'wait';
      if (pieces.length === 0) askRound(neediest(figures()?.segments ?? [], segments));
      const piece = pieces.shift();
      if (piece) underWay.push(piece);
      return piece ?? 'end';
    },
    add({ segment }, samples) {
      underWay.shift();
      looked[segment]?.push(...samples);
      taken += samples.length;
    },
    goOn(more) {
      pieces.unshift(...underWay.splice(0));
      budget += more;
    },
    progress: () => ({
      taken,
      of: budget,
      seen: looked.filter((it) => it.length > 0).length,
    }),
    figures,
  };
}

/** Those of the first round, evenly over the game: the ends, then ever finer steps between them, so that soon something can be shown. */
function firstSegments(segments: number): number[] {
  const steps = Math.min(segments, FIRST_SEGMENTS) - 1;
  const isEnd = (nth: number) => nth === 0 || nth === steps;
  const coarseness = (nth: number) => (isEnd(nth) ? FIRST_SEGMENTS : nth & -nth);
  return Array.from({ length: steps + 1 }, (_, nth) => nth)
    .sort((a, b) => coarseness(b) - coarseness(a))
    .map((nth) => Math.round((nth * (segments - 1)) / Math.max(1, steps)));
}

/** What another round may do at a segment, and how much that would tell. */
interface Need {
  segment: number;
  need: number;
}

/**
 * Another round: of all that may be looked at, the half that is needed most. A segment gets as many looks again as it has had; a
 * stretch between two segments is looked at in its middle.
 */
function neediest(figures: readonly SegmentFigures[], segments: number): number[] {
  const needs = figures.flatMap((it, nth): Need[] => {
    const before = figures[nth - 1];
    const needsHere = [...SIDES.map((side) => it.choice[side]), ...lucksBeside(before, it)];
    const again = { segment: it.at, need: Math.max(...needsHere.map(weightOf)) };
    const between = { segment: Math.floor((it.at + it.until) / 2), need: leastKnown(it.luck) };
    return isStretch(it) ? [again, between] : [again];
  });
  const last = figures.at(-1);
  // The last of a game that was given up has no figures of its own, but it is what the others lead to.
  if (last && last.until < segments) needs.push({ segment: last.until, need: weightOf(last.luck) });
  return needs
    .sort((a, b) => b.need - a.need || a.segment - b.segment)
    .slice(0, Math.ceil(needs.length / 2))
    .map(({ segment }) => segment);
}

/** Segments after it have not been looked at: their choices are not told from luck. */
export const isStretch = ({ at, until }: Pick<SegmentFigures, 'at' | 'until'>): boolean =>
  until > at + 1;

/** The luck to which a segment is an end; that of a stretch is told better by a look into it. */
const lucksBeside = (before: SegmentFigures | undefined, it: SegmentFigures): Estimate[] =>
  [before, it].flatMap((one) => (one && !isStretch(one) ? [one.luck] : []));

/** Of a stretch, whose difference may be anybody's: most where it may be large. */
const leastKnown = (it: Estimate): number => (Math.abs(it.mean) + halfOf(it)) ** 2;

/** Most where a difference is large and its interval wide. */
const weightOf = (it: Estimate): number => (Math.abs(it.mean) + halfOf(it)) * halfOf(it);
