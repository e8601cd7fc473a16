import { rounded } from './rounding';

/** [SK-27.9] The target against which the ranges of sets are given, in DP. */
const LISTED_DP = 1000;

/** [SK-27.9] How much farther radar sees than the eye on a clear day. */
const HORIZON = 1.05;

/**
 * [SK-27.9] CHART C3: how far a set holds a target, in yards to the nearest 500.
 * @param setYards surface range of the set in CHARTS P
 * @param targetDp a surfaced submarine counts as 15
 * @param clearYards the figure of CHART C2 for the two ships
 */
export const radarRange = (setYards: number, targetDp: number, clearYards: number): number =>
  500 * rounded(Math.min(setYards * (targetDp / LISTED_DP) ** 0.25, HORIZON * clearYards) / 500);
