import type { ClauseId, Modifier } from '../../core';
import { inBands } from '../tables/bands';
import type {
  AdvancedHitTable,
  BasicHitTable,
  NightLine,
  SmokeKind,
  TwilightLine,
} from '../tables/hitChance';
import type { TableSet } from '../tables/standard';
import type { ShotFacts } from './facts';

type LightCode = 'light-day' | `light-twilight-${TwilightLine}` | `light-night-${NightLine}`;

/** The aspects of CHARTS H. */
export type AspectCode =
  | 'target-size'
  | 'range'
  | 'fire-control'
  | 'bearing'
  | 'under-fire'
  | 'concentration'
  | 'radar'
  | 'spotter'
  | `evasion-${'target' | 'firer' | 'both'}`
  | 'sea-state'
  | `smoke-${SmokeKind}`
  | LightCode
  | 'target-change'
  | 'target-speed'
  | 'type-98'
  | 'base'
  | 'acquired';

/** A named part of a total: its code, its value and its clause. */
type Part = readonly [code: AspectCode, value: number, rule: ClauseId];

const part = ([code, value, rule]: Part): Modifier => ({ code, value, rule });

/** Parts that add nothing are left out, but for size and range, which every total has. */
const parts = (always: readonly Part[], others: readonly Part[]): Modifier[] =>
  [...always, ...others.filter(([, value]) => value !== 0)].map(part);

/** [SK-11.14, SK-28.5] The aspects of CHART H1. */
export const basicAspects = ({ basicHit: h1 }: TableSet, facts: ShotFacts): Modifier[] =>
  parts(
    [
      ['target-size', inBands(h1.targetSize, facts.targetDp), 'SK-28.5'],
      ['range', inBands(h1.range, facts.rangeYards), 'SK-28.5'],
      ['fire-control', directorValue(h1, facts), 'SK-28.5'],
    ],
    [
      ['bearing', h1.bearing[facts.targetAngle], 'SK-28.5'],
      ['under-fire', facts.firerWasHit ? h1.underFire : 0, 'SK-28.5'],
      ['concentration', concentration(h1, facts.shipsFiring), 'SK-28.5'],
      basicSight(h1, facts),
    ],
  );

/** The last value stands for more ships. */
const concentration = (table: { concentration: readonly number[] }, ships: number): number =>
  table.concentration[Math.min(ships, table.concentration.length) - 1] as number;

const directorValue = (h1: BasicHitTable, { fireControl, radar }: ShotFacts): number =>
  fireControl === 1 && radar > 0 ? h1.directorWithRadar : h1.fireControl[fireControl];

/** Smoke stands in the place of the light if it is lower [SK-28.5]. */
function basicSight(h1: BasicHitTable, { lighting, smoke }: ShotFacts): Part {
  const light =
    lighting.time === 'day'
      ? inBands(h1.day, lighting.code)
      : lighting.time === 'night'
        ? h1.night[lighting.line]
        : h1.twilight;
  if (smoke && h1.smoke < light) return [`smoke-${smoke}`, h1.smoke, 'SK-28.5'];
  return [lightCode(lighting), light, 'SK-28.5'];
}

/** `light-day`, `light-night-firing` */
function lightCode(lighting: ShotFacts['lighting']): LightCode {
  if (lighting.time === 'day') return 'light-day';
  return lighting.time === 'twilight'
    ? `light-twilight-${lighting.line}`
    : `light-night-${lighting.line}`;
}

/** [SK-11.15, SK-28.7] The aspects of CHART H2. */
export const advancedAspects = (tables: TableSet, facts: ShotFacts): Modifier[] =>
  parts(
    [
      ['target-size', inBands(tables.advancedHit.targetSize, facts.targetDp), 'SK-28.7'],
      ['range', inBands(tables.advancedHit.range, facts.rangeYards), 'SK-28.7'],
    ],
    [
      ...settledAspects(tables.advancedHit, facts),
      ['target-change', facts.isNewTarget ? tables.advancedHit.changeOfTarget : 0, 'SK-11.22'],
      ['target-speed', inBands(tables.advancedHit.targetSpeed, facts.targetKnots), 'SK-11.23'],
      ['type-98', facts.hasType98 ? tables.advancedHit.type98 : 0, 'SK-11.34'],
    ],
  );

/** [SK-11.43, SK-28.9] The aspects of CHART H3: no range, speed or change of target. */
export function estimationAspects(tables: TableSet, facts: ShotFacts): Modifier[] {
  const { advancedHit: h2, estimation: h3 } = tables;
  const twice = ([code, value]: Part): Part => [code, h3.factor * value, 'SK-28.9'];
  return parts(
    [
      ['base', h3.base, 'SK-28.9'],
      twice(['target-size', inBands(h2.targetSize, facts.targetDp), 'SK-28.9']),
    ],
    [
      ...settledAspects(h2, facts).map(twice),
      ['acquired', facts.hasAcquired ? h3.acquired : 0, 'SK-11.43'],
      ['type-98', facts.hasType98 ? h3.type98 : 0, 'SK-11.34'],
    ],
  );
}

/** Those that CHARTS H2 and H3 share, but for the size of the target. */
const settledAspects = (h2: AdvancedHitTable, facts: ShotFacts): Part[] => [
  ['bearing', h2.bearing[facts.targetAngle], 'SK-28.7'],
  ['under-fire', facts.firerWasHit ? h2.underFire : 0, 'SK-11.17'],
  ['concentration', concentration(h2, facts.shipsFiring), 'SK-11.18'],
  ['fire-control', h2.fireControl[facts.fireControl], 'SK-28.7'],
  ['radar', h2.radar[facts.radar], 'SK-11.19'],
  ['spotter', facts.hasSpotter ? h2.spotter : 0, 'SK-11.24'],
  evasion(h2, facts),
  ['sea-state', seaValue(h2, facts) ?? 0, 'SK-28.7'],
  facts.smoke
    ? [`smoke-${facts.smoke}`, h2.smoke[facts.smoke], 'SK-28.7']
    : ['smoke-funnel', 0, 'SK-28.7'],
  [lightCode(facts.lighting), lightValue(h2, facts), 'SK-28.8'],
];

function evasion(h2: AdvancedHitTable, { firerEvades, targetEvades }: ShotFacts): Part {
  if (firerEvades && targetEvades) return ['evasion-both', h2.evasion.both, 'SK-15.9'];
  if (firerEvades) return ['evasion-firer', h2.evasion.firer, 'SK-15.9'];
  return ['evasion-target', targetEvades ? h2.evasion.target : 0, 'SK-15.9'];
}

/** [SK-28.7] Aspect 12; `null` where the sea lets no gun fire. */
export const seaValue = (
  h2: AdvancedHitTable,
  { force, firerDp }: Pick<ShotFacts, 'force' | 'firerDp'>,
): number | null => {
  const row = h2.seaState[force];
  return row ? inBands(row, firerDp) : null;
};

function lightValue(h2: AdvancedHitTable, { lighting }: ShotFacts): number {
  if (lighting.time === 'day') return inBands(h2.day, lighting.code);
  if (lighting.time === 'twilight') return h2.twilight[lighting.line];
  return h2.night[lighting.moon][lighting.line];
}
