import { conditionOf } from '../common/own';
import type { Arc } from '../model/sheet';
import type { Effect, Ship } from '../model/units';
import type { CriticalEffect, TurretGroup } from '../tables/criticalEffects';
import type { TableSet } from '../tables/standard';

/** A turret by battery and index. */
interface TurretPlace {
  battery: number;
  mount: number;
}

/** [SK-29.26] Turrets before and behind the stroke; midships and beam mounts are neither. */
const isInGroup = (arc: Arc, group: TurretGroup): boolean => arc === group;

/** [SK-14.27] Mounts of one side only. */
export const isOnSide = (arc: Arc, side: 'port' | 'starboard'): boolean => arc.endsWith(side);

/** The row of CHART N4 of an effect. */
export const rowOf = ({ criticalEffects }: TableSet, { cd }: Effect): CriticalEffect | undefined =>
  criticalEffects.effects[cd];

/** Effects in force and of this turn that act in one of some ways. */
const struckBy = (tables: TableSet, ship: Ship, acts: readonly string[]): Effect[] => {
  const { effects, effectsDue } = conditionOf(ship);
  return [...effects, ...effectsDue].filter((it) => acts.includes(rowOf(tables, it)?.act ?? ''));
};

/** Acts after which a turret fires no more, or not for a time. */
const SILENCING = ['turret-out', 'turret-destroyed', 'secondary-mount-destroyed'];

/** [SK-29.26] Turrets of a battery still able to fire: with guns, not struck already, with a magazine. */
export function ableTurrets(tables: TableSet, ship: Ship, battery: number): TurretPlace[] {
  const silenced = struckBy(tables, ship, SILENCING);
  const flooded = struckBy(tables, ship, ['magazine-flooded']).map((it) => rowOf(tables, it));
  const places = conditionOf(ship).batteries[battery]?.turrets ?? [];
  return places.flatMap(({ guns }, mount) => {
    const arc = ship.sheet.batteries[battery]?.turrets[mount]?.arc as Arc;
    const isOut =
      guns === 0 ||
      silenced.some((it) => it.battery === battery && it.mount === mount) ||
      (battery === 0 && flooded.some((it) => it?.act === 'magazine-flooded' && it.group === arc));
    return isOut ? [] : [{ battery, mount }];
  });
}

/** Able main turrets of a group. */
export const groupTurrets = (tables: TableSet, ship: Ship, group: TurretGroup): TurretPlace[] =>
  ableTurrets(tables, ship, 0).filter(({ mount }) =>
    isInGroup(ship.sheet.batteries[0]?.turrets[mount]?.arc as Arc, group),
  );

/** The mounts still able to fire on one side, of the largest secondary battery with a mount there. */
export function sideMounts(
  tables: TableSet,
  ship: Ship,
  side: 'port' | 'starboard',
): TurretPlace[] {
  for (const [battery, { turrets }] of ship.sheet.batteries.entries()) {
    if (battery === 0) continue;
    const able = ableTurrets(tables, ship, battery).filter(({ mount }) =>
      isOnSide(turrets[mount]?.arc as Arc, side),
    );
    if (able.length > 0) return able;
  }
  return [];
}

/** Torpedo mounts with tubes left, by index; not those struck this turn. */
export function ableTubes(tables: TableSet, ship: Ship): number[] {
  const struck = struckBy(tables, ship, ['torpedo-mount-destroyed', 'warhead-explodes']);
  return conditionOf(ship).mounts.flatMap(({ tubes }, mount) =>
    tubes > 0 && !struck.some((it) => it.mount === mount) ? [mount] : [],
  );
}
