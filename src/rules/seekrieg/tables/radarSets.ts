import type { Yards } from '../../core';
import type { RadarCategory } from './hitChance';

/** [SK-29.14] Periods of air search sets, CHART L3. */
export type AirSearchPeriod = 'before 1940' | '1940-42' | '1943-45';

/** [SK-15.24] `main`: the main battery alone; `small`: guns of 6 inches or less. */
type LaidGuns = 'none' | 'main' | 'small' | 'all';

/** [SK-30.1] A set of CHARTS P. */
export interface RadarSet {
  nation: string;
  name: string;
  /** Against 1,000 DP [SK-27.9]; 0: it does not see ships. */
  surfaceYards: Yards;
  /** 0: not for fire control. */
  fireControl: RadarCategory;
  /** [SK-15.24] The guns that it lays. */
  lays: LaidGuns;
  /** `null`: it sees no aircraft. */
  airSearch: AirSearchPeriod | null;
}

const of = (
  ...[nation, name, surfaceYards, fireControl, airSearch, lays = 'none']: [
    ...[string, string, Yards, RadarCategory, AirSearchPeriod | null, LaidGuns?],
  ]
): RadarSet => ({ nation, name, surfaceYards, fireControl, airSearch, lays });

/** [SK-30.1] CHARTS P1 and P2. */
export const RADAR_SETS: readonly RadarSet[] = [
  of('united-kingdom', '79Z', 0, 0, 'before 1940'),
  of('united-kingdom', '279', 12_000, 0, '1940-42'),
  of('united-kingdom', '281', 14_000, 0, '1940-42'),
  of('united-kingdom', '286', 9000, 0, '1940-42'),
  of('united-kingdom', '271', 20_000, 0, null),
  of('united-kingdom', '272', 20_000, 0, null),
  of('united-kingdom', '273', 30_000, 0, null),
  of('united-kingdom', '276', 32_000, 0, '1943-45'),
  of('united-kingdom', '277', 32_000, 0, '1943-45'),
  of('united-kingdom', '291', 10_000, 0, '1940-42'),
  of('united-kingdom', '284', 22_000, 1, null, 'main'),
  of('united-kingdom', '284M', 30_000, 2, null, 'main'),
  of('united-kingdom', '285', 17_000, 1, null, 'small'),
  of('united-kingdom', '274', 40_000, 3, null, 'main'),
  of('united-kingdom', '275', 40_000, 3, null, 'small'),
  of('united-states', 'CXAM', 16_000, 0, '1940-42'),
  of('united-states', 'SC', 14_000, 0, '1940-42'),
  of('united-states', 'SK', 20_000, 0, '1943-45'),
  of('united-states', 'SG', 36_000, 0, null),
  of('united-states', 'Mk 3', 34_000, 2, null, 'main'),
  of('united-states', 'Mk 4', 28_000, 1, null, 'small'),
  of('united-states', 'Mk 8', 40_000, 3, null, 'main'),
  of('united-states', 'Mk 13', 40_000, 3, null, 'main'),
  of('united-states', 'Mk 12', 35_000, 3, null, 'small'),
  of('germany', 'FuMO 22', 20_000, 1, null, 'all'),
  of('germany', 'FuMO 23', 26_000, 1, null, 'all'),
  of('germany', 'FuMO 27', 26_000, 1, null, 'all'),
  of('germany', 'FuMO 26', 28_000, 2, null, 'all'),
  of('germany', 'FuMO 21', 15_000, 1, null, 'all'),
  of('germany', 'FuMO 24', 15_000, 1, null, 'all'),
  of('germany', 'FuMO 61 Hohentwiel', 20_000, 0, '1943-45'),
  of('france', 'DEM', 11_000, 0, '1940-42'),
  of('japan', 'Type 21', 22_000, 0, '1940-42'),
  of('japan', 'Type 13', 0, 0, '1943-45'),
  of('japan', 'Type 22', 36_000, 0, null),
  of('italy', 'EC3/ter Gufo', 30_000, 0, '1940-42'),
];

const BY_NAME = new Map(RADAR_SETS.map((it) => [it.name, it]));

/** The set of a name of CHARTS P. @throws Error on a name that is not there. */
export function radarNamed(name: string): RadarSet {
  const set = BY_NAME.get(name);
  if (!set) throw new Error(`No radar ${name} in CHARTS P`);
  return set;
}
