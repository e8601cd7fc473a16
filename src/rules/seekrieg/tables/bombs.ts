import type { Table } from '../../core';
import type { Bands } from './bands';
import { rounded } from './rounding';
import type { BurstTable } from './shells';

export const BOMB_TYPES = ['AP', 'SAP', 'GP', 'HE'] as const;
export type BombType = (typeof BOMB_TYPES)[number];

/** [SK-29.16] How a bomb falls: the columns of its class; a level release at S counts as skip. */
export const FALLS = ['skip', 'dive', 'L', 'M', 'H', 'V'] as const;
export type Fall = (typeof FALLS)[number];

/** CHART M6 and the Z rows of CHARTS R: deck penetration in inches, by weight in pounds. */
export interface BombTable extends Table {
  penetration: Readonly<Record<Fall, Bands>>;
}

/** [SK-29.17] CHART M7: the basic damage factor of a bomb. @param pounds above 0 */
export const bombFactor = (pounds: number): number => rounded(0.9 * Math.sqrt(pounds));

/** By class: a bomb has that of the nearest listed weight not above its own, one below all of them the first. */
const byPounds = (...values: number[]): Bands => ({ upTo: [249, 499, 999, 1599, 1999], values });

export const bombs: BombTable = {
  name: 'CHARTS M6 and M7, penetration of bombs',
  source: 'SK-29.16, SK-29.17, SK-30.10: fall with drag, deck formula of CHARTS R',
  fill: true,
  penetration: {
    skip: byPounds(1, 1, 1, 1, 1, 1),
    dive: byPounds(1.6, 2.2, 2.8, 3.5, 4.1, 4.4),
    L: byPounds(1.8, 2.4, 3, 3.8, 4.5, 4.8),
    M: byPounds(2.6, 3.6, 4.5, 5.6, 6.6, 7.1),
    H: byPounds(3.2, 4.4, 5.5, 7, 8.2, 8.8),
    V: byPounds(3.6, 4.9, 6.2, 7.8, 9.1, 9.9),
  },
};

export const bombTypes: BurstTable<BombType> = {
  name: 'CHART M8, bomb modifiers',
  source: 'SK-29.18: the document asks for higher chances of critical damage than CHART G2',
  fill: true,
  types: {
    AP: { penetration: 1, damage: [1, 3], dud: 45, critical: [30, 75] },
    SAP: { penetration: 0.7, damage: [1.5, 3.5], dud: 40, critical: [30, 75] },
    GP: { penetration: 0.4, damage: [2, 4], dud: 30, critical: [30, 75] },
    HE: { penetration: 0, damage: [2.5, 2.5], dud: 0, critical: [30, 30] },
  },
};
