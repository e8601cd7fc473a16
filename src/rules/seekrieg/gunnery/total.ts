import type { Modifier } from '../../core';
import type { HitMethod } from '../model/scenario';
import { rounded } from '../tables/rounding';
import type { TableSet } from '../tables/standard';
import { type AspectCode, advancedAspects, basicAspects, estimationAspects } from './aspects';
import type { ShotFacts } from './facts';

type FactorCode = 'barrage' | 'early';

/** What a total is made of; critical damage by its number. */
export type PartCode = AspectCode | FactorCode | `critical-${number}`;

/** The total of CHARTS H, with what it is made of [SK-11.8]. */
export interface HitTotal {
  parts: Modifier[];
  /** What the sum is multiplied by, in order. */
  factors: Modifier[];
  /** In tenths of a per cent. */
  total: number;
}

const ASPECTS: Readonly<Record<HitMethod, typeof basicAspects>> = {
  basic: basicAspects,
  advanced: advancedAspects,
  estimation: estimationAspects,
};

/** [SK-16.6] */
const BARRAGE_FACTOR = 0.6;

/**
 * [SK-11.8, SK-28.14, SK-16.6] Adds up one category of each aspect of the chart in use; then fire of before 1908 and
 * barrage fire lower what is above 0.
 */
export function hitTotal(tables: TableSet, facts: ShotFacts, isBarrage: boolean): HitTotal {
  const parts = [...ASPECTS[facts.method](tables, facts), ...criticalParts(facts)];
  const sum = parts.reduce((all, { value }) => all + value, 0);
  const factors = [...earlyFactor(tables, facts), ...(isBarrage ? [BARRAGE] : [])];
  return { parts, factors, total: factors.reduce(lowered, sum) };
}

const BARRAGE: Modifier & { code: FactorCode } = {
  code: 'barrage',
  value: BARRAGE_FACTOR,
  rule: 'SK-16.6',
};

/** A factor lowers what is above 0, and nothing else. */
const lowered = (total: number, { value }: Modifier): number =>
  total > 0 ? rounded(total * value) : total;

const criticalCode = (cd: number): PartCode => `critical-${cd}`;

const criticalParts = ({ criticals }: ShotFacts): Modifier[] =>
  criticals.map(({ cd, value }) => ({ code: criticalCode(cd), value, rule: 'SK-29.22' }));

function earlyFactor(
  { earlyFire }: TableSet,
  { year, fireControl }: ShotFacts,
): (Modifier & { code: FactorCode })[] {
  if (year >= earlyFire.before) return [];
  const value = fireControl === 5 ? earlyFire.byEye : earlyFire.factor;
  return [{ code: 'early', value, rule: 'SK-28.14' }];
}

/** [SK-16.7] Hits of a barrage whose total was below 0 are lowered in its place. */
export const barrageHits = (hits: number, total: number): number =>
  total < 0 ? rounded(hits * BARRAGE_FACTOR) : hits;
