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

/** What a segment of a game came to, or a stretch of which only the first segment has been looked at. */
export interface SegmentFigures {
  /** Its number, from 0 on. */
  at: number;
  /** The number of the next that has been looked at, or how many there are: `at + 1` where none was left out. */
  until: number;
  samples: number;
  /** The Allies' chance of victory before its orders, 0 to 1; a draw counts half. */
  before: Estimate;
  /** What each side's orders did to its own chance, against what the Commander would have ordered. */
  choice: BySide<Estimate>;
  /** What all else did to the Allies' chance up to `until`: dice, sealed orders that met, hidden forces, segments left out. */
  luck: Estimate;
}

/** A game taken apart. */
export interface GameFigures {
  segments: SegmentFigures[];
  /** How it ended for the Allies: 1 won, 0 lost, 1/2 drawn; their chance where it was given up. */
  end: number;
  /** Over the whole game; they and the chance before the first segment add up to the end. */
  choice: BySide<Estimate>;
  luck: Estimate;
}

/**
 * The figures of a game.
 * @param looks at each segment, in the order of their numbers; a segment without any is left out, and the first never is
 * @param score its score for the Allies; without one the game was given up, and the chance at its last segment is what it came to
 */
export function figuresOf(
  looks: readonly (readonly Sample[])[],
  score: number | undefined,
): GameFigures {
  const looked = [...looks.keys()].filter((at) => looksAt(looks, at).length > 0);
  const before = looked.map((at) => chanceOf(looksAt(looks, at)));
  const stood = score === undefined ? before.at(-1) : undefined;
  const end = score ?? stood?.mean ?? 1 / 2;
  const judged = stood ? looked.slice(0, -1) : looked;
  const segments = judged.map((at, nth): SegmentFigures => {
    const samples = looksAt(looks, at);
    const until = looked[nth + 1];
    const choice = bySide((side) => choiceOf(samples, side));
    const after = before[nth + 1]?.mean ?? end;
    const mean = after - (before[nth]?.mean ?? end) - netOf(choice);
    const next = until === undefined ? undefined : looksAt(looks, until);
    const half = halfOf(differenceOf(sumsOf(lucks(samples, next, end))));
    return {
      at,
      until: until ?? looks.length,
      samples: samples.length,
      choice,
      before: before[nth] as Estimate,
      luck: around(mean, half),
    };
  });
  return { segments, end, ...wholeOf(segments, end, stood) };
}

const looksAt = (looks: readonly (readonly Sample[])[], at: number): readonly Sample[] =>
  looks[at] ?? [];

/** A share of games, with one game each way added for its interval: a few games that are all won prove little. */
function chanceOf(samples: readonly Sample[]): Estimate {
  const scores = samples.map(({ score }) => score);
  const { mean } = estimateOf(sumsOf(scores));
  const { low, high } = estimateOf(sumsOf([...scores, 0, 1]));
  return { mean, low: Math.max(0, Math.min(mean, low)), high: Math.min(1, Math.max(mean, high)) };
}

/** Nothing at all where the Commander never ordered otherwise. */
function choiceOf(samples: readonly Sample[], side: Side): Estimate {
  const choices = samples.map(({ choice }) => choice[side]);
  if (choices.every((it) => it === null)) return { mean: 0, low: 0, high: 0 };
  return differenceOf(sumsOf(choices.map((it) => it ?? 0)));
}

/** What two choices do to the chance of the Allies. */
const netOf = ({ allies, axis }: BySide<Estimate>): number => allies.mean - axis.mean;

/** Look by look, from what was chosen to the next segment, which has its chance in common; for the error, not the mean. */
function lucks(
  samples: readonly Sample[],
  next: readonly Sample[] | undefined,
  end: number,
): number[] {
  const common = next ? Math.min(samples.length, next.length) : samples.length;
  return samples.slice(0, common).map(({ score, choice }, n) => {
    const after = next ? (next[n]?.score ?? end) : end;
    return after - score - (choice.allies ?? 0) + (choice.axis ?? 0);
  });
}

function wholeOf(
  segments: readonly SegmentFigures[],
  end: number,
  stood: Estimate | undefined,
): Pick<GameFigures, 'choice' | 'luck'> {
  const choice = bySide((side) => {
    const all = segments.map((it) => it.choice[side]);
    const mean = all.reduce((sum, it) => sum + it.mean, 0);
    return around(mean, Math.hypot(...all.map(halfOf)));
  });
  const start = segments[0]?.before ?? { mean: end, low: end, high: end };
  const parts = [start, ...SIDES.map((side) => choice[side]), ...(stood ? [stood] : [])];
  const halves = parts.map(halfOf);
  return { choice, luck: around(end - start.mean - netOf(choice), Math.hypot(...halves)) };
}

const sumsOf = (values: readonly number[]): Sums => values.reduce(withValue, NO_SUMS);

/** Half of an interval. */
export const halfOf = ({ low, high }: Estimate): number => (high - low) / 2;

const around = (mean: number, half: number): Estimate => ({
  mean,
  low: mean - half,
  high: mean + half,
});
