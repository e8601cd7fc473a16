import type { Table } from '../../core';
import type { Bands } from './bands';
import { rounded } from './rounding';

/** HE stands for HC too. */
export const SHELL_TYPES = ['APC', 'SAP', 'COM', 'HE'] as const;
export type ShellType = (typeof SHELL_TYPES)[number];

/** A row of CHART G2 or of CHART M8. */
export interface Burst {
  /** What penetration is multiplied by; 0 for what never penetrates [SK-12.20]. */
  penetration: number;
  /** What the damage factor is multiplied by, without and with penetration. */
  damage: readonly [outside: number, inside: number];
  /** In per cent, of a shell that over-penetrates [SK-13.6]. */
  dud: number;
  /** Of critical damage in per cent, without and with penetration [SK-14.12]. */
  critical: readonly [outside: number, inside: number];
}

export interface BurstTable<Type extends string> extends Table {
  types: Readonly<Record<Type, Burst>>;
}

/** CHART G3: the most rounds of a gun in a turn by range in yards. */
export interface RateTable extends Table {
  rounds: Bands;
}

/** [SK-13.2] Below this bore the factor goes with a power of it, and above it by the document's figures. */
const SMALL_BORE = 10;
const SMALL_POWER = 2.5;

/** [SK-13.2] The basic damage factor of a gun. @param boreInches 3 to 20 */
export function damageFactor(boreInches: number): number {
  const bore = Math.max(SMALL_BORE, boreInches);
  const share = Math.min(1, boreInches / SMALL_BORE) ** SMALL_POWER;
  return Math.max(1, rounded((2 * bore - 6) * share));
}

/** [SK-13.3] The damage of an AP hit by the basic method, in DP. */
export const basicDamage = (factor: number, penetrates: boolean): number =>
  penetrates ? 3 * factor : factor;

export const shells: BurstTable<ShellType> = {
  name: 'CHART G2, shell types',
  source: "SK-28.2: most figures are the document's; COM and two dud figures are filled",
  fill: true,
  types: {
    APC: { penetration: 1, damage: [1, 3], dud: 45, critical: [20, 65] },
    SAP: { penetration: 0.7, damage: [1.3, 3.5], dud: 40, critical: [20, 65] },
    COM: { penetration: 0.4, damage: [1.5, 4], dud: 30, critical: [20, 65] },
    HE: { penetration: 0, damage: [2, 2], dud: 0, critical: [20, 20] },
  },
};

export const rateOfFire: RateTable = {
  name: 'CHART G3, highest rate of fire',
  source: 'SK-28.3: time of flight and four seconds to spot and correct',
  fill: true,
  rounds: {
    upTo: [2500, 5000, 7500, 10_000, 12_500, 15_000, 17_500, 20_000, 25_000, 30_000],
    values: [16, 11, 8, 6, 5, 4, 3, 3, 2, 2, 1],
  },
};
