import type { Table } from '../../core';
import { type Bands, inBands } from './bands';
import { rounded } from './rounding';

/** Chances in per cent when damage first reaches a percentage. */
export interface StepTable extends Table {
  steps: readonly { percent: number; chance: number }[];
}

/** Values by bands of a figure. */
export interface BandTable extends Table {
  bands: Bands;
}

/** CHART V2: by nation and the years in which it holds. */
export interface DcoTable extends Table {
  rows: readonly { nations: readonly string[]; from: number; to: number; modifier: number }[];
}

export const lossByDamage: StepTable = {
  name: 'CHART U4, loss of sets',
  source: "SK-31.5: 20 plus the damage, through the document's 50 at 30 % and 40 at 20 %",
  fill: true,
  steps: [
    { percent: 10, chance: 30 },
    { percent: 20, chance: 40 },
    { percent: 30, chance: 50 },
    { percent: 40, chance: 60 },
    { percent: 50, chance: 70 },
    { percent: 60, chance: 80 },
    { percent: 70, chance: 90 },
    { percent: 80, chance: 95 },
    { percent: 90, chance: 98 },
  ],
};

export const ramCriticals: BandTable = {
  name: 'CHART U5, critical damage by a ram',
  source: "SK-31.6: two rolls at 26 to 50 % are the document's",
  fill: true,
  bands: { upTo: [0, 25, 50, 75], values: [0, 1, 2, 3, 4] },
};

export const dcoBySize: BandTable = {
  name: 'CHART V1, damage control points',
  source: "SK-31.7: 20 for 350 DP is the document's",
  fill: true,
  bands: {
    upTo: [60, 120, 200, 300, 400, 600, 800, 1000, 1300, 1700],
    values: [3, 7, 11, 16, 20, 26, 34, 41, 49, 60, 74],
  },
};

export const dcoByNation: DcoTable = {
  name: 'CHART V2, damage control by navy',
  source: "SK-31.8: 1.4 is the document's",
  fill: true,
  rows: [
    { nations: [], from: 0, to: 1904, modifier: 0.7 },
    { nations: ['united-states'], from: 1938, to: 1945, modifier: 1.4 },
    { nations: ['germany'], from: 1914, to: 1918, modifier: 1.3 },
    { nations: ['germany'], from: 1938, to: 1945, modifier: 1.2 },
    { nations: ['united-kingdom'], from: 1938, to: 1945, modifier: 1.1 },
    { nations: ['united-kingdom'], from: 1914, to: 1918, modifier: 0.9 },
    { nations: ['japan', 'italy', 'soviet-union'], from: 0, to: 9999, modifier: 0.8 },
    { nations: [], from: 0, to: 9999, modifier: 1 },
  ],
};

/** [SK-18.16] The damage control points of a ship of so many DP in a year. */
export const dcoOf = (
  { bands }: BandTable,
  { rows }: DcoTable,
  { dp, nation, year }: { dp: number; nation: string; year: number },
): number => {
  const row = rows.find(
    ({ nations, from, to }) =>
      from <= year && year <= to && (nations.length === 0 || nations.includes(nation)),
  );
  return rounded(inBands(bands, dp) * (row?.modifier ?? 1));
};

/** The steps of a chart that damage reaches on its way from one percentage of DP to another. */
export const stepsReached = (
  { steps }: StepTable,
  fromPercent: number,
  toPercent: number,
): StepTable['steps'] =>
  steps.filter(({ percent }) => fromPercent < percent && percent <= toPercent);
