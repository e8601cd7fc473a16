import { distance } from '../../../hex';
import type { Side } from '../../core';
import { BATTERIES, type TacticalBattery } from '../model/tacticalOrders';
import { type Bombarding, landTargets, refuseBombardment } from './bombardShots';
import { firerOf } from './firers';
import { type Gunfire, refuseGunfire } from './gunShots';
import { batteriesOf, compareIds, type Fight, findShip, shipsIn } from './query';
import { visibleTo } from './sight';

/** A battery of a side, by what carries it. */
export interface Mount {
  ship: string;
  battery: TacticalBattery;
}

/** All that a side has to fire with, by id. */
export const mountsOf = (fight: Fight, side: Side): Mount[] => [
  ...shipsIn(fight.tactical, side).flatMap(({ id }) =>
    BATTERIES.map((battery) => ({ ship: id, battery })),
  ),
  ...batteriesOf(fight, side).map(({ id }) => ({ ship: id, battery: 'main' as const })),
];

const isSame = (a: Mount, b: Mount): boolean => a.ship === b.ship && a.battery === b.battery;

/** [ST-5.15] Batteries without an order fire at the nearest visible enemy that they reach, else at land under attack. */
export function fireByDefault(fight: Fight, side: Side): void {
  const plans = fight.tactical.plans[side];
  const idle = mountsOf(fight, side).filter(
    (mount) =>
      ![...plans.gunfire, ...plans.bombardment, ...plans.holding].some((it) => isSame(it, mount)) &&
      !plans.asw.some(({ ship }) => ship === mount.ship) &&
      firerOf(fight, side, mount) !== undefined,
  );
  for (const mount of idle) {
    const target = nearestTarget(fight, side, mount);
    if (target) plans.gunfire.push(target);
    else plans.bombardment.push(...landTarget(fight, side, mount));
  }
}

function nearestTarget(fight: Fight, side: Side, mount: Mount): Gunfire | undefined {
  const from = firerOf(fight, side, mount)?.hex;
  if (!from) return undefined;
  return visibleTo(fight, side)
    .sort((a, b) => distance(from, a.hex) - distance(from, b.hex) || compareIds(a.id, b.id))
    .map(({ id }) => ({ ...mount, target: id }))
    .find((order) => !refuseGunfire(fight, side, order));
}

const landTarget = (fight: Fight, side: Side, mount: Mount): Bombarding[] =>
  findShip(fight, mount.ship)
    ? landTargets(fight, side)
        .map((landUnit) => ({ ...mount, landUnit }))
        .filter((order) => !refuseBombardment(fight, side, order))
        .slice(0, 1)
    : [];
