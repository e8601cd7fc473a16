import type { Armor, Caliber } from '../sheet';

/** [BT-9.1] Reach of guns in hexes. */
export const GUN_RANGES: Readonly<Record<Caliber, number>> = {
  primary: 6,
  secondary: 4,
  tertiary: 2,
};

/** [BT-10.1] */
export const TORPEDO_RANGE = 2;
/** [BT-10.3] Long Lance reach in hexes, with at least so many factors, and the divisor of the dice by range. */
export const LONG_LANCE = { rangeHexes: 4, leastFactors: 2, divisors: { 3: 2, 4: 4 } } as const;

/** [BT-9.2, BT-10.1] A die hits on this or more. */
export const TO_HIT = 6;
/** [BT-9.4] */
export const MOST_MODIFIER = 2;

/** [BT-11.4] The armor that each weapon penetrates; torpedoes penetrate any. */
export const PENETRATES: Readonly<Record<Caliber, readonly Armor[]>> = {
  primary: ['heavy', 'light', 'none'],
  secondary: ['light', 'none'],
  tertiary: ['none'],
};

/** [BT-10.7] United States torpedoes are mended from this day on. */
export const US_TORPEDOES_MENDED = '1943-09-01';
export const US_TORPEDO_DIVISOR = 4;

/** [BT-11.3] What is added to the torpedo damage dice. */
export const TORPEDO_DAMAGE_MODIFIER = { 'long-lance': 2, japanese: 1, us: 0, other: 0 } as const;
