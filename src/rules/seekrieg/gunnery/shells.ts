import type { Yards } from '../../core';
import { conditionOf } from '../common/own';
import { seaLoss } from '../common/speed';
import type { BatteryLog } from '../model/guns';
import type { Battery } from '../model/sheet';
import type { SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { inBands } from '../tables/bands';
import { rounded } from '../tables/rounding';
import { rateShare } from './turrets';

/** Guns at a target. */
export interface Guns {
  battery: number;
  /** By index. */
  turrets: readonly number[];
  isBarrage: boolean;
}

/** [SK-16.5] Times the rate of CHART G3 that barrage fire may reach. */
const BARRAGE_TIMES = 2;

/** [SK-11.4, SK-11.5, SK-16.5, SK-7.9] Rounds of one gun in a turn at a range, less what the sea state takes. */
export function roundsPerGun(
  view: SeekriegView,
  ship: Ship,
  { rate }: Battery,
  { yards, isBarrage }: { yards: Yards; isBarrage: boolean },
): number {
  const highest = inBands(tablesOf(view).rateOfFire.rounds, yards);
  const rounds = Math.min(rate, isBarrage ? BARRAGE_TIMES * highest : highest);
  return rounded(rounds * (1 - seaLoss(view, ship) / 100));
}

/** [SK-11.6] Shells that turrets fire at a range, before the ammunition is asked; 0 if no gun can fire. */
export function shellsAt(
  view: SeekriegView,
  ship: Ship,
  { battery, turrets, isBarrage }: Guns,
  yards: Yards,
): number {
  const sheet = ship.sheet.batteries[battery];
  const log = conditionOf(ship).batteries[battery];
  if (!sheet || !log) return 0;
  const guns = turrets.reduce(
    (sum, index) => sum + (log.turrets[index]?.guns ?? 0) * rateShare(view, ship, battery, index),
    0,
  );
  if (guns === 0) return 0;
  return Math.max(1, rounded(roundsPerGun(view, ship, sheet, { yards, isBarrage }) * guns));
}

/** [SK-11.7] Shells of the loaded type that are left. */
export const loadedShells = ({ shells, loaded }: BatteryLog): number => shells[loaded] ?? 0;
