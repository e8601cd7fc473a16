import { roundHalfUp } from '../../core';
import type { ShipType, Size } from './kinds';

/** [ST-11.3] From worst to best. */
export const QUALITIES = [
  'false',
  'poor',
  'vague',
  'fair',
  'good',
  'accurate',
  'complete',
] as const;
export type Quality = (typeof QUALITIES)[number];

/** [ST-11.3] The quality of a report, by the modified roll. */
export function qualityOf(roll: number): Quality {
  if (roll <= 0) return 'false';
  if (roll <= 1) return 'poor';
  if (roll <= 3) return 'vague';
  if (roll >= 7) return 'complete';
  return (['fair', 'good', 'accurate'] as const)[roll - 4] as Quality;
}

/** [ST-11.4] How far off the number of ships is. */
export const COUNTS = ['wild', 'rough', 'close', 'exact'] as const;
type Count = (typeof COUNTS)[number];

/** [ST-11.3] */
export const COUNT_OF: Readonly<Record<Quality, Count>> = {
  false: 'wild',
  poor: 'wild',
  vague: 'rough',
  fair: 'rough',
  good: 'close',
  accurate: 'exact',
  complete: 'exact',
};

/** [ST-11.4, ST-11.5] The number of ships reported of `n`, by 1d6; at least 1. */
export function countReported(count: Count, n: number, die: number): number {
  return Math.max(1, DISTORTIONS[count](n)[die - 1] as number);
}

/** [ST-11.5] */
const quarter = (n: number): number => Math.max(1, roundHalfUp(n / 4));

/** [ST-11.4] The numbers for 1 to 6. */
const DISTORTIONS: Readonly<Record<Count, (n: number) => readonly number[]>> = {
  wild: (n) => [roundHalfUp(n / 2), roundHalfUp(n / 2), n, roundHalfUp(n * 1.5), 2 * n, 2 * n],
  rough: (n) => [n - quarter(n), n - quarter(n), n, n, n + quarter(n), n + quarter(n)],
  close: (n) => [n - 1, n, n, n, n, n + 1],
  exact: (n) => [n, n, n, n, n, n],
};

/** [ST-11.3] The highest die with which a ship is misidentified, in reports that name types. */
export const MISTAKEN_UP_TO: Readonly<Partial<Record<Quality, number>>> = {
  vague: 1,
  fair: 2,
  good: 1,
  accurate: 0,
  complete: 0,
};

/** [ST-11.9] What a misidentified ship is taken for: on 1 to 3, on 4 to 6. */
export const MISTAKEN_FOR: Readonly<Record<ShipType, readonly [ShipType, ShipType]>> = {
  CV: ['BB', 'AO'],
  CVL: ['CV', 'CA'],
  CVE: ['CV', 'TR'],
  BB: ['CA', 'CV'],
  BC: ['CA', 'CV'],
  CA: ['BB', 'CL'],
  CL: ['CA', 'DD'],
  DD: ['CL', 'DE'],
  DE: ['DD', 'TR'],
  FF: ['DD', 'TR'],
  CO: ['DD', 'TR'],
  PT: ['DD', 'DE'],
  TR: ['CVE', 'AO'],
  AO: ['CV', 'TR'],
  SS: ['DE', 'SS'],
};

/** [ST-11.9] */
export const mistakenFor = (type: ShipType, die: number): ShipType =>
  MISTAKEN_FOR[type][die <= 3 ? 0 : 1];

/** [ST-11.8] Types reported as large whatever their size. */
const LARGE_TYPES: readonly ShipType[] = ['CV', 'CVL', 'CVE', 'BB', 'BC', 'AO'];

/** [ST-11.8] The group of a Vague report. */
export const isLargeGroup = (type: ShipType, size: Size): boolean =>
  LARGE_TYPES.includes(type) || size !== 'small';

/** [ST-11.3] The one type of a False report, by 1d6. */
export const FALSE_TYPES = [
  'carriers',
  'battleships',
  'cruisers',
  'cruisers',
  'destroyers',
  'transports',
] as const;

/** The conditions of a report [ST-11.2]. */
export interface Observation {
  isTrainedObserver: boolean;
  rangeHexes: number;
  isNight: boolean;
  hasRadar: boolean;
  isPoor: boolean;
  isUnderCap: boolean;
  wasReportedLastTurn: boolean;
}

/** [ST-11.2] The sum of the modifiers of a report. */
export const reportModifier = (it: Observation): number =>
  Number(it.isTrainedObserver) +
  Number(it.rangeHexes === 0) -
  Number(it.rangeHexes === 2) -
  Number(it.isNight && !it.hasRadar) -
  Number(it.isPoor) -
  Number(it.isUnderCap) +
  Number(it.wasReportedLastTurn);
