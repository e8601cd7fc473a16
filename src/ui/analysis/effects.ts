import { isStretch } from '../../lab/analysis/analysis';
import type { GameFigures, SegmentFigures } from '../../lab/analysis/figures';
import type { Estimate } from '../../lab/estimate';
import { type BySide, bySide, type Side } from '../../rules/core';

/** What changed the chance of the one side that is shown: each is good for it above 0, and all add up. */
interface Effects {
  choice: BySide<Estimate>;
  luck: Estimate;
}

/** A moment as one side sees it. */
export interface Step extends Effects, Pick<SegmentFigures, 'at' | 'until' | 'samples'> {
  /** Its chance of victory, 0 to 1. */
  before: Estimate;
  /** Its chance at the next moment that was looked at, or the end. */
  after: number;
}

/** A game as one side sees it. */
export interface Course extends Effects {
  /** Moments that have been looked at. */
  steps: Step[];
  /** How many moments it has in all. */
  moments: number;
  start: Estimate;
  /** 1 won, 0 lost, 1/2 drawn. */
  end: number;
}

/** The figures of a game from the side of `own`. */
export function courseFor(figures: GameFigures, own: Side): Course {
  const seen = (it: Estimate): Estimate => (own === 'allies' ? it : flipped(it));
  const end = own === 'allies' ? figures.end : 1 - figures.end;
  const before = figures.segments.map((it) => seen(it.before));
  const steps = figures.segments.map((it, nth) => ({
    ...{ at: it.at, until: it.until, samples: it.samples },
    before: before[nth] as Estimate,
    after: before[nth + 1]?.mean ?? end,
    ...effectsFor(it, own),
  }));
  const moments = steps.at(-1)?.until ?? 0;
  const start = before[0] ?? { mean: end, low: end, high: end };
  return { steps, moments, start, end, ...effectsFor(figures, own) };
}

const effectsFor = (
  { choice, luck }: Pick<SegmentFigures, 'choice' | 'luck'>,
  own: Side,
): Effects => ({
  choice: bySide((side) => (side === own ? choice[side] : negative(choice[side]))),
  luck: own === 'allies' ? luck : negative(luck),
});

const flipped = ({ mean, low, high }: Estimate): Estimate => ({
  mean: 1 - mean,
  low: 1 - high,
  high: 1 - low,
});

// Nothing is 0, not -0.
const negative = ({ mean, low, high }: Estimate): Estimate => ({
  mean: 0 - mean,
  low: 0 - high,
  high: 0 - low,
});

/** Some of its moments have not been looked at. */
export const hasStretch = ({ steps }: Pick<Course, 'steps'>): boolean => steps.some(isStretch);

/** Above or below 0 beyond chance. */
export const isClear = ({ low, high }: Estimate): boolean => low > 0 || high < 0;
