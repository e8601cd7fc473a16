import { bearsOn, MAX_SWING, swing } from '../common/arcs';
import { wholeBearing } from '../common/geometry';
import { conditionOf, planOf } from '../common/own';
import { isOnSide, rowOf } from '../damage/mounts';
import type { TurretLog } from '../model/guns';
import type { Battery, Turret } from '../model/sheet';
import type { SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Effect, Ship } from '../model/units';
import { firesStarShells } from '../night/starShell';
import type { CriticalEffect } from '../tables/criticalEffects';

/** One turret: what it is, and how it stands. */
interface TurretAt {
  battery: number;
  index: number;
  turret: Turret;
  log: TurretLog;
}

/** A turret of a ship by battery and index. */
function turretAt(ship: Ship, battery: number, index: number): TurretAt | undefined {
  const turret = ship.sheet.batteries[battery]?.turrets[index];
  const log = conditionOf(ship).batteries[battery]?.turrets[index];
  return turret && log && { battery, index, turret, log };
}

/** Effects in force on a turret with their rows of CHART N4. */
function* effectsOn(
  view: SeekriegView,
  ship: Ship,
  at: TurretAt,
): Generator<[Effect, CriticalEffect]> {
  const { effects } = conditionOf(ship);
  if (effects.length === 0) return;
  const tables = tablesOf(view);
  for (const effect of effects) {
    const row = rowOf(tables, effect);
    if (row && actsOn(effect, row, at)) yield [effect, row];
  }
}

/** [SK-29.22, SK-29.26] Whether an effect in force acts on a turret. */
function actsOn(
  effect: Effect,
  row: CriticalEffect,
  { battery, index, turret }: TurretAt,
): boolean {
  switch (row.act) {
    case 'turrets-slow':
    case 'magazine-flooded':
      return battery === 0 && turret.arc === row.group;
    case 'turret-jammed':
    case 'turret-out':
      return effect.battery === battery && effect.mount === index;
    case 'secondary-slow':
      return effect.battery === battery && isOnSide(turret.arc, effect.sideHit ?? 'port');
    case 'power-lost':
      return true;
    default:
      return false;
  }
}

/** [SK-11.6, SK-14.16] The share of its rate that a turret fires at; 0: it cannot. */
export function rateShare(view: SeekriegView, ship: Ship, battery: number, index: number): number {
  const at = turretAt(ship, battery, index);
  if (!at || at.log.guns === 0) return 0;
  let share = 1;
  for (const [, row] of effectsOn(view, ship, at)) {
    if (row.act === 'turret-out' || row.act === 'magazine-flooded') return 0;
    if ('rate' in row) share *= row.rate;
  }
  return share;
}

/** [SK-10.10 to SK-10.14] The turret bears on the target; one jammed in train only near its present bearing. */
export function turretBears(
  view: SeekriegView,
  ship: Ship,
  target: Ship,
  { battery, index }: { battery: number; index: number },
): boolean {
  const at = turretAt(ship, battery, index);
  const bearing = wholeBearing(ship, target);
  if (!at || !bearsOn(at.turret.arc, bearing)) return false;
  for (const [, row] of effectsOn(view, ship, at))
    if (row.act === 'turret-jammed' && between(bearing, at.log.train) > row.withinDegrees)
      return false;
  return true;
}

const between = (a: number, b: number): number => {
  const turn = Math.abs(a - b) % 360;
  return turn > 180 ? 360 - turn : turn;
};

/** [SK-10.15] The turret can be on the target this turn; one that has to swing too far is on it when the turn ends. */
export function isTrainedInTime(
  ship: Ship,
  target: Ship,
  { battery, index }: { battery: number; index: number },
): boolean {
  const at = turretAt(ship, battery, index);
  return !!at && swing(at.turret.arc, at.log.train, wholeBearing(ship, target)) <= MAX_SWING;
}

/** [SK-15.17, SK-19.9] The turret fires star shells or smoke shells in this turn. */
export const isOtherwiseBusy = (
  { environment }: SeekriegView,
  ship: Ship,
  battery: number,
  index: number,
): boolean =>
  planOf(ship).smokeShells.some((it) => it.battery === battery) ||
  (environment.light !== 'day' && firesStarShells(ship, battery, index));

/** Turrets of a battery that can fire at a target in this turn, by index. */
export const turretsOn = (
  view: SeekriegView,
  ship: Ship,
  battery: number,
  target: Ship,
): number[] =>
  indicesOf(ship.sheet.batteries[battery]).filter(
    (index) =>
      rateShare(view, ship, battery, index) > 0 &&
      !isOtherwiseBusy(view, ship, battery, index) &&
      turretBears(view, ship, target, { battery, index }),
  );

/** Turrets of a battery, by index. */
export const indicesOf = (battery: Battery | undefined): number[] =>
  (battery?.turrets ?? []).map((_, index) => index);
