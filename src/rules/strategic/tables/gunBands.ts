import type { Hexes } from '../../core';
import { GUN_CLASSES, type GunClass } from './kinds';

/** [ST-16.3] From near to far. */
export const BANDS = ['pointBlank', 'short', 'medium', 'long', 'extreme'] as const;
export type Band = (typeof BANDS)[number];

/** [ST-16.3] */
export const BAND_MODIFIERS: Readonly<Record<Band, number>> = {
  pointBlank: 2,
  short: 0,
  medium: -1,
  long: -2,
  extreme: -4,
};

/** [ST-16.3] The farthest tactical hex of each band, in the order of `BANDS`. */
export const FARTHEST: Readonly<Record<GunClass, readonly [Hexes, Hexes, Hexes, Hexes, Hexes]>> = {
  A: [2, 5, 10, 15, 20],
  B: [2, 5, 9, 14, 18],
  C: [2, 4, 8, 11, 15],
  D: [1, 3, 6, 9, 12],
  E: [1, 3, 5, 7, 9],
  F: [0, 1, 2, 4, 5],
};

/** [ST-16.3] The band of a range; `undefined` beyond the last. */
export const bandOf = (gunClass: GunClass, rangeHexes: Hexes): Band | undefined =>
  BANDS[FARTHEST[gunClass].findIndex((farthest) => rangeHexes <= farthest)];

/** [ST-16.4] Classes that fire heavy shells at long intervals. */
export const isHeavyGun = (gunClass: GunClass): boolean =>
  GUN_CLASSES.indexOf(gunClass) <= GUN_CLASSES.indexOf('B');
