import { type BySide, bySide, SIDES, type Side } from '../../rules/core';
import {
  differenceOf,
  type Estimate,
  estimateOf,
  NO_SUMS,
  type Sums,
  withValue,
} from '../estimate';
import type { Sample } from './sample';

/** What a segment of a game came to. */
export interface SegmentFigures {
  samples: number;
  /** The Allies' chance of victory before its orders, 0 to 1; a draw counts half. */
  before: Estimate;
  /** What each side's orders did to its own chance, against what the Commander would have ordered. */
  choice: BySide<Estimate>;
  /** What all else did to the Allies' chance: dice, sealed orders that met, forces that were hidden. */
  luck: Estimate;
}

/** A game taken apart. */
export interface GameFigures {
  segments: SegmentFigures[];
  /** How it ended for the Allies: 1 won, 0 lost, 1/2 drawn. */
  end: number;
  /** Over the whole game; they and the chance before the first segment add up to the end. */
  choice: BySide<Estimate>;
  luck: Estimate;
}

/** Samples of one segment as they come. */
export interface SegmentSums {
  score: Sums;
  choice: BySide<Sums>;
  /** How often a side's orders were other than the Commander's. */
  differed: BySide<number>;
  /** The score with what both sides' choices did to it. */
  chosen: Sums;
}

export const NO_SAMPLES: SegmentSums = {
  score: NO_SUMS,
  choice: bySide(() => NO_SUMS),
  differed: bySide(() => 0),
  chosen: NO_SUMS,
};

export function withSample(sums: SegmentSums, { score, choice }: Sample): SegmentSums {
  const chosen = score + (choice.allies ?? 0) - (choice.axis ?? 0);
  return {
    score: withValue(sums.score, score),
    choice: bySide((side) => withValue(sums.choice[side], choice[side] ?? 0)),
    differed: bySide((side) => sums.differed[side] + Number(choice[side] !== null)),
    chosen: withValue(sums.chosen, chosen),
  };
}

/** The figures of a game, once each segment has been looked at. */
export function figuresOf(sums: readonly SegmentSums[], end: number): GameFigures {
  const before = sums.map(({ score }) => chanceOf(score));
  const after = [...before.slice(1), { mean: end, low: end, high: end }];
  const segments = sums.map((it, at): SegmentFigures => {
    const choice = bySide((side) => choiceOf(it, side));
    return {
      samples: it.score.count,
      before: before[at] as Estimate,
      choice,
      luck: luckOf(it, choice, after[at] as Estimate, before[at] as Estimate),
    };
  });
  return { segments, end, ...sumsOf(segments, end) };
}

/** A share of games, with one game each way added for its interval: a few games that are all won prove little. */
function chanceOf(score: Sums): Estimate {
  const { mean } = estimateOf(score);
  const { low, high } = estimateOf(withValue(withValue(score, 0), 1));
  return { mean, low: Math.max(0, Math.min(mean, low)), high: Math.min(1, Math.max(mean, high)) };
}

/** Nothing at all where the Commander never ordered otherwise. */
const choiceOf = ({ choice, differed }: SegmentSums, side: Side): Estimate =>
  differed[side] === 0 ? NOTHING : differenceOf(choice[side]);

const NOTHING: Estimate = { mean: 0, low: 0, high: 0 };

/** The rest of the way to the chance after the segment; its error is of the playouts before and of those after. */
function luckOf(
  { chosen, score, differed }: SegmentSums,
  choice: BySide<Estimate>,
  after: Estimate,
  before: Estimate,
): Estimate {
  const mean = after.mean - before.mean - choice.allies.mean + choice.axis.mean;
  const isSame = SIDES.every((side) => differed[side] === 0);
  return around(mean, [halfOf(isSame ? chanceOf(score) : differenceOf(chosen)), halfOf(after)]);
}

function sumsOf(
  segments: readonly SegmentFigures[],
  end: number,
): Pick<GameFigures, 'choice' | 'luck'> {
  const choice = bySide((side) => {
    const all = segments.map((it) => it.choice[side]);
    return around(total(all), all.map(halfOf));
  });
  const start = segments[0]?.before ?? { mean: end, low: end, high: end };
  const mean = end - start.mean - choice.allies.mean + choice.axis.mean;
  return {
    choice,
    luck: around(mean, [halfOf(start), ...SIDES.map((side) => halfOf(choice[side]))]),
  };
}

const total = (all: readonly Estimate[]): number => all.reduce((sum, { mean }) => sum + mean, 0);

/** Half of an interval. */
export const halfOf = ({ low, high }: Estimate): number => (high - low) / 2;

/** A value with the errors of independent parts. */
function around(mean: number, halves: readonly number[]): Estimate {
  const half = Math.hypot(...halves);
  return { mean, low: mean - half, high: mean + half };
}
