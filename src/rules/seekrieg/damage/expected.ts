import type { DamageMethod } from '../model/scenario';
import type { ShipSheet } from '../model/sheet';
import { type Location, locationsOf, type RangeHalf } from '../tables/hitLocation';
import type { TableSet } from '../tables/standard';
import { locationRow } from './armor';
import { averageStrike, type Missile, type Strike, strikeAt } from './strike';

/** A location of a ship, and the share of hits that strike it. */
interface LocationShare {
  location: Location;
  share: number;
}

/** [SK-28.1] Shares of CHART G1; the rest are duds. */
export function locationShares(
  { hitLocation }: TableSet,
  sheet: ShipSheet,
  half: RangeHalf,
): LocationShare[] {
  const row = locationRow(sheet);
  const rolls = hitLocation.rolls[row][half];
  return locationsOf(row).map((location, at) => ({
    location,
    share: ((rolls[at] ?? 0) - (rolls[at - 1] ?? 0)) / 100,
  }));
}

/** Damage points of a strike, its chance not to burst included. */
export const meanDamage = ({ damage, dudDamage, dudPercent }: Strike): number =>
  damage + ((dudDamage - damage) * dudPercent) / 100;

/** [SK-34.7] What critical damage counts, as a share of the damage points of the ship that it strikes. */
const CRITICAL_SHARE = 0.05;

/** Damage points that the chance of critical damage counts; duds cause none [SK-13.8]. */
const meanCritical = ({ criticalPercent, dudPercent }: Strike, dp: number): number =>
  (criticalPercent / 100) * (1 - dudPercent / 100) * CRITICAL_SHARE * dp;

/** [SK-34.7] Damage points of a hit on average, its chance of critical damage included. */
export function expectedDamage(
  tables: TableSet,
  method: DamageMethod,
  sheet: ShipSheet,
  { missile, half }: { missile: Missile; half: RangeHalf },
): number {
  const worth = (strike: Strike) => meanDamage(strike) + meanCritical(strike, sheet.dp);
  if (method === 'average') return worth(averageStrike(tables, sheet, missile));
  let sum = 0;
  for (const { location, share } of locationShares(tables, sheet, half))
    sum += share * worth(strikeAt(tables, sheet, missile, location));
  return sum;
}
