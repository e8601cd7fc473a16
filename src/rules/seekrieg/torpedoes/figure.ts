import type { Degrees, Knots, Yards } from '../../core';
import { inBands } from '../tables/bands';
import { rounded } from '../tables/rounding';
import { type TrackingTable, torpedoChance } from '../tables/torpedoHits';

/** What the hit figure of SK-17.14 is worked out from. */
export interface Shot {
  lengthFeet: number;
  /** Of the target at firing. */
  targetKnots: Knots;
  /** [SK-17.13] 0 to 180. */
  targetAngle: Degrees;
  rangeYards: Yards;
  /** All modifiers of CHART T2 that apply. */
  error: number;
}

const FEET_A_YARD = 3;

/** [SK-17.13] */
export const heldAngle = (angle: Degrees): Degrees => Math.min(Math.max(angle, 1), 179);

/** [SK-17.15] The true sine to three decimals. */
const sineOf = (degrees: Degrees): number => rounded(Math.sin((degrees * Math.PI) / 180), 3);

/** [SK-17.16, SK-30.13] */
const trackingErrorOf = (table: TrackingTable, { targetKnots, error }: Shot): number =>
  Math.max(table.least, inBands(table.base, targetKnots) + error);

/** [SK-17.14] The hit figure x, not yet rounded. */
export const hitFigure = (table: TrackingTable, shot: Shot): number =>
  (57.3 * shot.lengthFeet * sineOf(heldAngle(shot.targetAngle))) /
  (shot.rangeYards * FEET_A_YARD) /
  trackingErrorOf(table, shot);

/** [SK-17.18] The chance of each torpedo in per cent. */
export const chanceOf = (table: TrackingTable, shot: Shot): number =>
  torpedoChance(hitFigure(table, shot));
