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

/** [SK-34.7] Damage points of a hit on average, critical damage and fires left out. */
export function expectedDamage(
  tables: TableSet,
  method: DamageMethod,
  sheet: ShipSheet,
  { missile, half }: { missile: Missile; half: RangeHalf },
): number {
  if (method === 'average') return averageStrike(tables, sheet, missile).damage;
  let sum = 0;
  for (const { location, share } of locationShares(tables, sheet, half))
    sum += share * meanDamage(strikeAt(tables, sheet, missile, location));
  return sum;
}
