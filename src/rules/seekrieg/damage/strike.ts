import type { Inches } from '../../core';
import type { ShipSheet } from '../model/sheet';
import type { Location } from '../tables/hitLocation';
import { inBand, type Penetration } from '../tables/penetration';
import { rounded } from '../tables/rounding';
import type { Burst } from '../tables/shells';
import type { TableSet } from '../tables/standard';
import { armorAt, averageArmor } from './armor';

/** A shell or a bomb on its way to a ship. */
export interface Missile {
  /** [SK-13.1] Basic damage factor. */
  factor: number;
  burst: Burst;
  vertical: Inches;
  horizontal: Inches;
  /** CHART R1. */
  average: Inches;
}

/** [SK-12.12, SK-13.4] A shell of a class of guns at a range. @param band of `rangeBand` */
export const shellAt = (gun: Penetration, burst: Burst, band: number): Missile => ({
  factor: gun.factor,
  burst,
  vertical: inBand(gun.vertical, band),
  horizontal: inBand(gun.horizontal, band),
  average: inBand(gun.average, band),
});

/** What a hit does, before its dice. */
export interface Strike {
  /** What it can go through, and what it meets. */
  penetrationInches: Inches;
  armorInches: Inches;
  penetrates: boolean;
  /** [SK-13.6] Chance in per cent that it goes through without bursting. */
  dudPercent: number;
  /** Damage points, bursting or not [SK-13.7]. */
  damage: number;
  dudDamage: number;
  /** [SK-14.12, SK-14.13] Chance of critical damage in per cent, if it bursts. */
  criticalPercent: number;
}

/** [SK-12.14, SK-12.15] Belt, tower and hangar are vertical; upper works take the larger figure. */
const FACES: Readonly<Record<Location, (missile: Missile) => Inches>> = {
  deck: ({ horizontal }) => horizontal,
  turret: ({ horizontal }) => horizontal,
  'flight-deck': ({ horizontal }) => horizontal,
  belt: ({ vertical }) => vertical,
  tower: ({ vertical }) => vertical,
  hangar: ({ vertical }) => vertical,
  superstructure: ({ vertical, horizontal }) => Math.max(vertical, horizontal),
  island: ({ vertical, horizontal }) => Math.max(vertical, horizontal),
};

/** [SK-13.6] Times the armor that a shell has to be able to go through to fail to burst. */
const OVER_PENETRATION = 2;

/** [SK-12.12 to SK-12.20, SK-12.23, SK-13.4 to SK-13.7] A hit on a location of a ship. */
export function strikeAt(
  tables: TableSet,
  sheet: ShipSheet,
  missile: Missile,
  location: Location,
): Strike {
  const { burst, factor } = missile;
  const penetrationInches = rounded(FACES[location](missile) * burst.penetration, 2);
  const armorInches = armorAt(tables, sheet, location);
  const penetrates = penetrationInches >= armorInches;
  const at = penetrates ? 1 : 0;
  return {
    penetrationInches,
    armorInches,
    penetrates,
    dudPercent: penetrationInches > OVER_PENETRATION * armorInches ? burst.dud : 0,
    damage: rounded(factor * burst.damage[at]),
    dudDamage: factor,
    criticalPercent: burst.critical[at],
  };
}

/** [SK-3.5, SK-12.6, SK-12.7, SK-13.3] A hit with the armor average method: every shell is AP, none fails. */
export function averageStrike(tables: TableSet, sheet: ShipSheet, missile: Missile): Strike {
  const { damage, critical } = tables.shells.types.APC;
  const armorInches = averageArmor(tables, sheet);
  const penetrates = missile.average >= armorInches;
  const at = penetrates ? 1 : 0;
  return {
    penetrationInches: missile.average,
    armorInches,
    penetrates,
    dudPercent: 0,
    damage: missile.factor * damage[at],
    dudDamage: missile.factor,
    criticalPercent: critical[at],
  };
}
