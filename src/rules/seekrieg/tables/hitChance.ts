import type { Table } from '../../core';
import type { Bands } from './bands';
import type { TargetAngle } from './targetAngle';

/** [SK-15.1] 1 director with computer, 2 early director, 3 rangefinder, 4 local rangefinders, 5 eye only. */
export type FireControl = 1 | 2 | 3 | 4 | 5;

/** [SK-15.5] 0 none, 1 ranging sets, 2 improved sets, 3 sets of 1944 and 1945. */
export type RadarCategory = 0 | 1 | 2 | 3;

/** The thicker kind counts where a line crosses both [SK-15.15]; smoke shells count as chemical [SK-15.17]. */
export type SmokeKind = 'funnel' | 'chemical';

/** What lights a target by twilight, from no line of its own to the best for the firer [SK-28.8]. */
export type TwilightLine = 'usual' | 'dark-sky' | 'light-sky' | 'on-fire';

/** What lights a target at night, from no line of its own to the best for the firer [SK-28.8]. */
export type NightLine = 'other' | 'firing' | 'lit' | 'on-fire';

/** What CHARTS H1 and H2 have in common. */
interface Aspects extends Table {
  /** By DP. */
  targetSize: Bands;
  bearing: Readonly<Record<TargetAngle, number>>;
  /** [SK-11.17] */
  underFire: number;
  /** By the ships that fire at the target, from 1; the last stands for more. */
  concentration: readonly number[];
  /** By yards. */
  range: Bands;
}

/** CHART H1, in tenths of a per cent. */
export interface BasicHitTable extends Aspects {
  fireControl: Readonly<Record<FireControl, number>>;
  /** Of category 1 with radar. */
  directorWithRadar: number;
  /** By visibility code. */
  day: Bands;
  twilight: number;
  smoke: number;
  night: Readonly<Record<NightLine, number>>;
}

/** CHART H2, in tenths of a per cent. */
export interface AdvancedHitTable extends Aspects {
  fireControl: Readonly<Record<FireControl, number>>;
  radar: Readonly<Record<RadarCategory, number>>;
  changeOfTarget: number;
  /** By knots. */
  targetSpeed: Bands;
  spotter: number;
  evasion: Readonly<Record<'target' | 'firer' | 'both', number>>;
  /** By Force from 0 to 12, by the firing ship's DP; `null` for no fire. */
  seaState: readonly Bands<number | null>[];
  smoke: Readonly<Record<SmokeKind, number>>;
  /** By visibility code. */
  day: Bands;
  twilight: Readonly<Record<TwilightLine, number>>;
  night: Readonly<Record<'bright' | 'dark', Readonly<Record<NightLine, number>>>>;
  /** [SK-11.34] Of Optional D. */
  type98: number;
}

/** CHART H3, built on the values of CHART H2. */
export interface EstimationTable extends Table {
  base: number;
  /** What the values of CHART H2 are multiplied by. */
  factor: number;
  /** [SK-11.43] */
  acquired: number;
  /** [SK-11.34] Of Optional D. */
  type98: number;
}

/** [SK-28.14] What totals above 0 are multiplied by in actions of early years. */
export interface EarlyFireTable extends Table {
  /** The first year without it. */
  before: number;
  factor: number;
  /** Of fire control category 5. */
  byEye: number;
}

export const basicHit: BasicHitTable = {
  name: 'CHART H1, basic hit probability',
  source: 'SK-28.5: the coarse form of CHART H2',
  fill: true,
  targetSize: { upTo: [60, 150, 400, 900], values: [-6, -3, 1, 6, 10] },
  bearing: { 'end-on': -6, fine: -2, quarter: 1, beam: 4 },
  underFire: -4,
  concentration: [0, -4, -8],
  fireControl: { 1: 10, 2: 5, 3: 0, 4: -8, 5: -8 },
  directorWithRadar: 16,
  range: {
    upTo: [2500, 5000, 7500, 10_000, 15_000, 20_000, 25_000, 30_000],
    values: [250, 140, 90, 58, 28, 8, -7, -24, -42],
  },
  day: { upTo: [4, 7], values: [-12, -5, 0] },
  twilight: -4,
  smoke: -15,
  night: { other: -24, firing: -12, lit: -12, 'on-fire': 2 },
};

/** The same for ships of all sizes. */
const alike = (value: number | null): Bands<number | null> => ({ upTo: [], values: [value] });

/** By the firing ship's DP: to 100, 101 to 400, over 400. */
const bySize = (...values: (number | null)[]): Bands<number | null> => ({
  upTo: [100, 400],
  values,
});

export const advancedHit: AdvancedHitTable = {
  name: 'CHART H2, advanced hit probability',
  source:
    'SK-28.7: twilight and three values of the night of the document, the rest set on known actions',
  fill: true,
  targetSize: {
    upTo: [30, 60, 120, 250, 400, 800, 1200],
    values: [-10, -6, -3, 0, 3, 6, 9, 12],
  },
  bearing: { 'end-on': -6, fine: -2, quarter: 2, beam: 4 },
  underFire: -4,
  concentration: [0, -3, -6, -10],
  fireControl: { 1: 10, 2: 5, 3: 0, 4: -6, 5: -12 },
  radar: { 0: 0, 1: 3, 2: 7, 3: 14 },
  range: {
    upTo: [
      ...[2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10_000],
      ...[12_000, 14_000, 16_000, 18_000, 20_000, 22_000, 25_000, 28_000, 32_000, 36_000],
    ],
    values: [
      ...[300, 241, 177, 137, 109, 88, 73, 60, 50],
      ...[38, 26, 18, 11, 5, -1, -11, -22, -33, -44, -55],
    ],
  },
  changeOfTarget: -6,
  targetSpeed: { upTo: [5, 12, 20, 27, 32], values: [6, 3, 0, -3, -6, -9] },
  spotter: 5,
  evasion: { target: -10, firer: -15, both: -25 },
  seaState: [
    ...[alike(0), alike(0), alike(0), alike(0), alike(0)],
    bySize(-4, -2, 0),
    bySize(-8, -5, -2),
    bySize(-14, -9, -5),
    bySize(-22, -14, -9),
    bySize(-32, -22, -14),
    bySize(null, -32, -22),
    ...[alike(null), alike(null)],
  ],
  smoke: { funnel: -12, chemical: -20 },
  day: { upTo: [4, 5, 6, 7, 8], values: [-12, -8, -5, -2, 0, 2] },
  twilight: { usual: -4, 'dark-sky': -10, 'light-sky': 2, 'on-fire': 2 },
  night: {
    bright: { other: -16, firing: -9, lit: -4, 'on-fire': 2 },
    dark: { other: -28, firing: -18, lit: -4, 'on-fire': 2 },
  },
  type98: 11,
};

export const estimation: EstimationTable = {
  name: 'CHART H3, range estimation',
  source: 'SK-28.9: twice CHART H2 on a base of 60; the value of Type 98 is of the document',
  fill: true,
  base: 60,
  factor: 2,
  acquired: 20,
  type98: 20,
};

export const earlyFire: EarlyFireTable = {
  name: 'Fire before 1908',
  source: 'SK-28.14: set on the hits of 1898 and 1905, checked in SK-36.11',
  fill: true,
  before: 1908,
  factor: 0.5,
  byEye: 0.15,
};
