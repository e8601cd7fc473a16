import { must, type Refusal, type Side } from '../../core';
import { firePowerNow } from '../cards/shipNow';
import { refusal } from '../model/refusals';
import type { ShipRecord } from '../model/state';
import type { TacticalPlans, TacticalShip } from '../model/tacticalState';
import { gunModifiers } from '../rolls/gunnery';
import { FARTHEST } from '../tables/gunBands';
import { LAND_UNITS } from '../tables/landUnits';
import type { Attack } from './attacks';
import { type Firer, firerOf, type Lay, layOf } from './firers';
import { cardOf, compareIds, type Fight, findShip, isAdvanced, isSubmerged } from './query';
import { seenBySide } from './sight';
import { isInSmoke, isLandBetween } from './terrain';

export type Gunfire = TacticalPlans['gunfire'][number];

/** A gun attack on a ship, ready to roll. */
export interface GunShot extends Attack, Lay {
  firer: Firer;
  target: TacticalShip;
  firePower: number;
}

/** Why a battery may not fire at a ship now; `undefined` when it may [ST-16.1, ST-16.3, ST-16.7, ST-16.9, ST-16.11]. */
export function refuseGunfire(fight: Fight, side: Side, order: Gunfire): Refusal | undefined {
  const firer = firerOf(fight, side, order);
  if (!firer) return noSuchBattery(order);
  const target = visibleTarget(fight, side, order.target);
  if (!target) return notSeen();
  if (isSubmerged(target)) return refusal('target-submerged', 'ST-16.11');
  return refuseLine(fight, firer, target);
}

export const noSuchBattery = ({ battery }: Pick<Gunfire, 'battery'>): Refusal =>
  refusal('no-battery', 'ST-16.1', { battery });

export const notSeen = (): Refusal => refusal('target-not-seen', 'ST-15.3');

/** An enemy ship that a side sees. */
export function visibleTarget(fight: Fight, side: Side, id: string): TacticalShip | undefined {
  const target = findShip(fight, id);
  return target && target.side !== side && seenBySide(fight, side, target) ? target : undefined;
}

function refuseLine(fight: Fight, firer: Firer, target: TacticalShip): Refusal | undefined {
  if (isLandBetween(fight.tactical, firer.hex, target.hex))
    return refusal('land-between', 'ST-16.7');
  return refuseLay(firer, layOf(fight, firer, target.hex));
}

/** [ST-16.3, ST-16.9] */
export function refuseLay(firer: Firer, { band, rangeHexes, firePower }: Lay): Refusal | undefined {
  const { name, power } = firer;
  const most = FARTHEST[power.gunClass][4];
  if (!band)
    return refusal('out-of-range', 'ST-16.3', { name, rangeHexes, most, gunClass: power.gunClass });
  if (firePower === null) return refusal('arc-masked', 'ST-16.9', { name });
  return undefined;
}

/** [ST-16.2] The attack of a legal order. */
export function gunShot(fight: Fight, side: Side, order: Gunfire): GunShot {
  const firer = must(firerOf(fight, side, order), `battery of ${order.ship}`);
  const target = must(findShip(fight, order.target), `target ${order.target}`);
  const lay = layOf(fight, firer, target.hex);
  const firePower = lay.firePower ?? 0;
  return {
    ...lay,
    firer,
    target,
    firePower,
    attack: firePower,
    defense: cardOf(fight, target).firstDefense,
    modifiers: modifiersOf(fight, firer, target, lay),
    torpedoAt: null,
    rule: 'ST-16.2',
  };
}

function modifiersOf(fight: Fight, firer: Firer, target: TacticalShip, lay: Lay) {
  return gunModifiers({
    gunClass: firer.power.gunClass,
    band: must(lay.band, 'band within range'),
    target: { size: cardOf(fight, target).size, speedNow: target.speed },
    sky: fight.action.sky,
    radar: firer.radar,
    seenBy: seenBySide(fight, firer.side, target) ?? 'eye',
    rank: rankOf(fight, firer, target.id),
    inSmoke: isAdvanced(fight) && isInSmoke(fight.tactical, firer.hex, target.hex),
    isSurprised: firer.isCaught,
    hasBridgeHit: firer.hasBridgeHit,
  });
}

/** [ST-16.4] The rank of a ship among those that fire at a target: by FirePower, the highest first, then by id. */
function rankOf(fight: Fight, { id, side }: Firer, target: string): number {
  const { gunfire } = fight.tactical.plans[side];
  const others = gunfire.filter((it) => it.target === target && it.ship !== id);
  const ids = [...new Set(others.map(({ ship }) => ship)), id];
  const power = new Map(ids.map((it) => [it, mainPower(fight, side, it)]));
  const powerOf = (it: string) => must(power.get(it), 'FirePower');
  return 1 + ids.sort((a, b) => powerOf(b) - powerOf(a) || compareIds(a, b)).indexOf(id);
}

function mainPower({ view }: Fight, side: Side, id: string): number {
  const force = view.forces[side];
  const ship: ShipRecord | undefined = force?.ships[id];
  if (ship) return firePowerNow(ship, 'firePower')?.rating ?? -1;
  const unit = force?.landUnits[id];
  return (unit && LAND_UNITS[unit.kind].firePower?.rating) ?? -1;
}
