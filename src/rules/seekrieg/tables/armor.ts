import type { Table } from '../../core';
import { rounded } from './rounding';

/** [SK-30.2] A face-hardened of 1930 and later … J wrought iron; the chart has no I. */
export const ARMOR_TYPES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J'] as const;
export type ArmorType = (typeof ARMOR_TYPES)[number];

/** What a thickness is multiplied by [SK-12.9]. */
interface Quality {
  /** Column 1, for the advanced damage method [SK-12.11]. */
  exact: number;
  /** For the armor average. */
  round: number;
}

/** CHART Q1. */
export interface ArmorTable extends Table {
  types: Readonly<Record<ArmorType, Quality>>;
}

/** [SK-12.17] No armor counts less, in inches. */
export const LEAST_ARMOR = 1;

/**
 * [SK-12.9 to SK-12.11, SK-12.17, SK-12.18, SK-12.23] What armor counts, in inches to two decimals, at least 1.
 * @param inches as listed, 0 where there is none
 */
export const effectiveArmor = (
  table: ArmorTable,
  type: ArmorType,
  column: keyof Quality,
  inches: number,
): number => Math.max(LEAST_ARMOR, rounded(inches * table.types[type][column], 2));

export const armorTypes: ArmorTable = {
  name: 'CHART Q1, armor types',
  source: 'SK-30.2: F, A and B of the document, the others from old equivalents of iron',
  fill: true,
  types: {
    A: { exact: 1, round: 1 },
    B: { exact: 1, round: 1 },
    C: { exact: 0.9, round: 0.9 },
    D: { exact: 0.8, round: 0.8 },
    E: { exact: 0.7, round: 0.7 },
    F: { exact: 0.61, round: 0.6 },
    G: { exact: 0.46, round: 0.5 },
    H: { exact: 0.38, round: 0.4 },
    J: { exact: 0.31, round: 0.3 },
  },
};
