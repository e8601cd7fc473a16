import type { Table } from '../../core';
import { rounded } from './rounding';

/** [SK-8.4, SK-31.1] CHART U1: hexes of the search map that a force moves in so many hours. */
export const searchHexes = (knots: number, hours: number): number =>
  rounded((knots * hours) / 10, 1);

/** [SK-27.10] Square miles an hour for each mile of visibility: twice the visibility at 100 knots. */
const SWEPT = 200;

/**
 * [SK-8.16, SK-27.10] CHART D1: the chance per hour to detect a force, in whole per cent.
 * @param squareMiles area of the pattern, above 0
 * @param visibilityMiles from the air to the surface
 */
export const detectionPercent = (squareMiles: number, visibilityMiles: number): number =>
  rounded(100 * (1 - Math.exp((-SWEPT * visibilityMiles) / squareMiles)));

/** A standard search pattern of one aircraft; sizes in nautical miles. */
type SearchPattern =
  | { shape: 'rectangle'; width: number; length: number; squareMiles: number }
  | { shape: 'sector'; degrees: number; radius: number; squareMiles: number }
  | { shape: 'circle'; radius: number; squareMiles: number };

/** CHART D2, by pattern from 1. */
export interface PatternTable extends Table {
  patterns: readonly SearchPattern[];
}

export const searchPatterns: PatternTable = {
  name: 'CHART D2, standard search patterns',
  source: 'SK-27.11: the area of pattern 2 is of the document',
  fill: true,
  patterns: [
    { shape: 'rectangle', width: 100, length: 100, squareMiles: 10_000 },
    { shape: 'rectangle', width: 100, length: 200, squareMiles: 20_000 },
    { shape: 'rectangle', width: 200, length: 200, squareMiles: 40_000 },
    { shape: 'sector', degrees: 60, radius: 200, squareMiles: 20_900 },
    { shape: 'sector', degrees: 60, radius: 300, squareMiles: 47_100 },
    { shape: 'sector', degrees: 30, radius: 300, squareMiles: 23_600 },
    { shape: 'circle', radius: 60, squareMiles: 11_300 },
    { shape: 'rectangle', width: 20, length: 250, squareMiles: 5000 },
  ],
};
