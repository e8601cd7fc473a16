import type { Knots, Table } from '../../core';
import { type Bands, inBands } from './bands';
import { rounded } from './rounding';
import type { TorpedoClass } from './torpedoes';

/** [SK-17.3] */
export const PISTOLS = ['contact', 'magnetic'] as const;
export type Pistol = (typeof PISTOLS)[number];

/** CHART T2: relative tracking error. */
export interface TrackingTable extends Table {
  /** By the target's speed in knots at firing. */
  base: Bands;
  combing: number;
  /** These two not beside combing. */
  evading: number;
  turned: number;
  changedSpeed: number;
  /** What is known when they are fired. */
  nightWithoutRadar: number;
  slow: number;
  fixedTubes: number;
  wakeless: number;
  submarine: number;
  least: number;
}

/** CHART T5: a dud's chance in per cent; `null`: that pistol is not to be had [SK-30.17]. */
export interface DudTable extends Table {
  rows: readonly DudRow[];
}

interface DudRow {
  /** Registry nations; none: all others. */
  nations: readonly string[];
  /** The first day on which the row does not hold, ISO 8601. */
  until: string;
  /** Models it is confined to. */
  models?: RegExp;
  duds: Readonly<Record<Pistol, number | null>>;
}

/** CHART T6. */
export interface TorpedoDamageTable extends Table {
  /** Pounds for the formula, by class. */
  charges: Readonly<Record<TorpedoClass, number>>;
}

/** CHART T7, by a percentile roll. */
export interface TorpedoModifierTable extends Table {
  modifiers: Readonly<Record<Pistol, Bands>>;
}

export const trackingError: TrackingTable = {
  name: 'CHART T2, relative tracking error',
  source: "SK-30.13: 8.0 at 26 to 30 knots and 2.5 for combing are the document's",
  fill: true,
  base: { upTo: [0, 5, 10, 15, 20, 25, 30, 35], values: [2, 3, 4, 5, 6, 7, 8, 9, 10] },
  combing: 2.5,
  evading: 1.5,
  turned: 1,
  changedSpeed: 1,
  nightWithoutRadar: 1,
  slow: 0.5,
  fixedTubes: 0.5,
  wakeless: -0.5,
  submarine: -0.5,
  least: 1.5,
};

/** Knots below which a torpedo is slow, and a change of speed that counts [SK-30.13]. */
export const SLOW_TORPEDO: Knots = 32;
export const SPEED_CHANGE: Knots = 6;

const COMMONWEALTH = [
  ...['united-kingdom', 'australia', 'canada', 'new-zealand', 'india', 'poland', 'norway'],
];
const EVER = '9999';

const duds = (contact: number, magnetic: number | null) => ({ contact, magnetic });

export const torpedoDuds: DudTable = {
  name: 'CHART T5, torpedo duds',
  source: 'SK-30.16: reports of the torpedo failures of 1939 to 1943',
  fill: true,
  rows: [
    { nations: [], until: '1939-01-01', duds: duds(20, null) },
    { nations: ['united-states'], until: EVER, models: /^Mk (8|10) /, duds: duds(25, null) },
    { nations: ['united-states'], until: '1943-09-01', duds: duds(45, 65) },
    { nations: ['united-states'], until: EVER, duds: duds(10, 20) },
    { nations: ['germany'], until: '1940-07-01', duds: duds(30, 40) },
    { nations: ['germany'], until: '1942-12-01', duds: duds(10, 30) },
    { nations: ['germany'], until: EVER, duds: duds(8, 15) },
    { nations: COMMONWEALTH, until: EVER, duds: duds(8, 30) },
    { nations: ['japan'], until: EVER, duds: duds(10, null) },
    { nations: ['italy'], until: EVER, duds: duds(12, 25) },
    { nations: [], until: EVER, duds: duds(12, null) },
  ],
};

export const torpedoDamage: TorpedoDamageTable = {
  name: 'CHART T6, damage of torpedoes',
  source: "SK-30.18: class C against 6.1 inches is the document's 193",
  fill: true,
  charges: { A: 1150, B: 850, C: 600, D: 450, E: 350, F: 250 },
};

export const torpedoModifier: TorpedoModifierTable = {
  name: 'CHART T7, modifier of torpedo damage',
  source: "SK-30.19: roll 42 gives the document's 0.6 and 1.0",
  fill: true,
  modifiers: {
    contact: { upTo: [10, 25, 60, 80, 95], values: [0.2, 0.4, 0.6, 0.8, 1, 1.2] },
    magnetic: { upTo: [10, 30, 70, 90], values: [0.6, 0.8, 1, 1.2, 1.4] },
  },
};

/** The chance of a dud in per cent on an ISO date; `null`: the navy has no such pistol [SK-17.21]. */
export const dudChance = (
  { rows }: DudTable,
  { nation, model, date, pistol }: { nation: string; model: string; date: string; pistol: Pistol },
): number | null =>
  rows.find(
    ({ nations, until, models }) =>
      date < until &&
      (nations.length === 0 || nations.includes(nation)) &&
      (!models || models.test(model)),
  )?.duds[pistol] ?? null;

/** The belts between which CHART T6 grades, in inches. */
const BELTS = { least: 1, most: 16 };

/** [SK-17.22] DER in DP against a belt after CHART Q1. */
export function torpedoEffect(
  { charges }: TorpedoDamageTable,
  charge: TorpedoClass,
  beltInches: number,
): number {
  const belt = Math.min(Math.max(beltInches, BELTS.least), BELTS.most);
  return rounded(236.2 * (charges[charge] / 600) ** (2 / 3) * (1 - 0.03 * belt));
}

/** [SK-17.22] What DER is multiplied by. @param roll 1 to 100 */
export const torpedoFactor = (
  { modifiers }: TorpedoModifierTable,
  pistol: Pistol,
  roll: number,
): number => inBands(modifiers[pistol], roll);

/** The last figure of CHART T4, in hundredths; above it the chance is the greatest. */
const LAST_FIGURE = 260;
const MAX_CHANCE = 99;

/** [SK-30.15] The error function for x of 0 or more, within 1.5e-7 (Abramowitz and Stegun 7.1.26). */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const series = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  return 1 - series.reduceRight((sum, it) => t * (it + sum), 0) * Math.exp(-x * x);
}

/** [SK-30.15] CHART T4 by hundredths of the hit figure. */
const HIT_CHANCES = Array.from({ length: LAST_FIGURE + 1 }, (_, x) =>
  rounded(100 * errorFunction(x / 100 / Math.SQRT2)),
);

/** [SK-17.18] The chance of one torpedo in per cent. @param figure the hit figure x of SK-17.14, 0 or more */
export const torpedoChance = (figure: number): number =>
  HIT_CHANCES[Math.round(100 * rounded(figure, 2))] ?? MAX_CHANCE;
