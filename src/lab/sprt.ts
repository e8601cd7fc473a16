import { scoreAt, scoresOf } from './elo';

/** Two hypotheses about the difference in Elo points, to decide between. */
export interface Hypotheses {
  elo0: number;
  elo1: number;
}

/** The state of a sequential test. */
export interface Sprt extends Hypotheses {
  /** The logarithm of how much likelier the second guess makes the scores than the first. */
  llr: number;
  lower: number;
  upper: number;
  accepted: 'elo0' | 'elo1' | null;
}

/** The accepted error rate of either decision. */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);

/** Fewer pairs say nothing about their variance. */
const FEWEST_PAIRS = 8;

/**
 * A sequential probability ratio test after A. Wald, with the mean of the pairs' scores taken as normal and their
 * variance as measured (M. Van den Bergh's approximation, used by chess engine testers).
 */
export function sprtOf({ elo0, elo1 }: Hypotheses, pairScores: readonly number[]): Sprt {
  const { pairs, mean, variance } = scoresOf(pairScores);
  const [score0, score1] = [scoreAt(elo0), scoreAt(elo1)];
  const llr = (pairs * (score1 - score0) * (2 * mean - score0 - score1)) / (2 * variance);
  return { elo0, elo1, llr, lower: -BOUND, upper: BOUND, accepted: accepted(llr, pairScores) };
}

function accepted(llr: number, pairScores: readonly number[]): Sprt['accepted'] {
  if (pairScores.length < FEWEST_PAIRS || Math.abs(llr) < BOUND) return null;
  return llr > 0 ? 'elo1' : 'elo0';
}
