import { type Axial, distance, type Facing, flatBearing } from '../../../hex';
import type { Side } from '../../core';
import { firePowerNow, isCarrier } from '../cards/shipNow';
import type { FirePower } from '../cards/shipRatings';
import type { ShipRecord } from '../model/state';
import type { TacticalBattery } from '../model/tacticalOrders';
import { type Arc, arcOf, firePowerInArc, relativeBearing } from '../rolls/arcs';
import { type Band, bandOf } from '../tables/gunBands';
import type { Radar } from '../tables/kinds';
import { LAND_UNITS } from '../tables/landUnits';
import { batteriesOf, type Fight, isAdvanced, isCaught, isSubmerged, ownShip } from './query';

/** A battery that may fire, on a ship or ashore. */
export interface Firer {
  id: string;
  name: string;
  side: Side;
  battery: TacticalBattery;
  hex: Axial;
  /** `null`: it bears all round. */
  facing: Facing | null;
  radar: Radar;
  /** After damage, before arc and critical hits [ST-16.10]. */
  power: FirePower;
  /** [ST-16.9] */
  isAllForward: boolean;
  /** [ST-4.16] FirePower that critical hits take. */
  lost: number;
  hasBridgeHit: boolean;
  /** [ST-15.10c] */
  isCaught: boolean;
}

/** The battery of a friendly ship, or a coast battery, that can fire now; `extra` is added to its base [ST-18.6]. */
export function firerOf(
  fight: Fight,
  side: Side,
  { ship, battery }: { ship: string; battery: TacticalBattery },
  extra = 0,
): Firer | undefined {
  return shipFirer(fight, side, { ship, battery }, extra) ?? coastFirer(fight, side, ship, battery);
}

function shipFirer(
  fight: Fight,
  side: Side,
  { ship: id, battery }: { ship: string; battery: TacticalBattery },
  extra: number,
): Firer | undefined {
  const ship = ownShip(fight, side, id);
  const record = fight.view.forces[side]?.ships[id];
  if (!ship || !record || isSubmerged(ship)) return undefined;
  const power = damagedPower(record, battery, extra);
  if (!power) return undefined;
  const { name, radar, traits } = record.card;
  const isMain = battery === 'main';
  return {
    id,
    name,
    side,
    battery,
    hex: ship.hex,
    facing: ship.facing,
    radar,
    power,
    isAllForward: isMain && traits.includes('F'),
    lost: isMain ? lostToCriticals(record) : 0,
    hasBridgeHit: record.criticals.includes('bridge'),
    isCaught: isCaught(fight, ship),
  };
}

/** [ST-16.10, ST-16.12, ST-18.6] A battery after damage alone. */
function damagedPower(record: ShipRecord, battery: TacticalBattery, extra: number) {
  const which = battery === 'main' ? 'firePower' : 'secondary';
  const full = baseOf(record, which);
  if (!full) return null;
  const base = { ...full, rating: full.rating + extra };
  return firePowerNow({ ...record, criticals: [], card: { ...record.card, [which]: base } }, which);
}

/** [ST-16.12] A surfaced submarine has her deck gun. */
function baseOf({ card, source }: ShipRecord, which: 'firePower' | 'secondary'): FirePower | null {
  if (!source.submarine) return card[which];
  const hasGun = which === 'firePower' && source.submarine.hasDeckGun;
  return hasGun ? { rating: 1, gunClass: 'E' } : null;
}

const lostToCriticals = (record: ShipRecord): number =>
  isCarrier(record) ? 0 : 2 * record.criticals.filter((it) => it === 'mainBattery').length;

/** [ST-18.12] A coast battery counts as a ship that lies still, and fires all round. */
function coastFirer(
  fight: Fight,
  side: Side,
  id: string,
  battery: TacticalBattery,
): Firer | undefined {
  const unit = batteriesOf(fight, side).find((it) => it.id === id);
  const power = unit && LAND_UNITS[unit.kind].firePower;
  const hex = fight.tactical.landHexes[id];
  if (!unit || !power || !hex || battery !== 'main') return undefined;
  const { name, radar } = unit;
  return {
    id,
    name,
    side,
    battery,
    hex,
    facing: null,
    radar,
    power,
    isAllForward: false,
    lost: 0,
    hasBridgeHit: false,
    isCaught: false,
  };
}

/** The position of a target relative to a battery. */
export interface Lay {
  rangeHexes: number;
  band: Band | undefined;
  arc: Arc;
  /** FirePower that bears, after damage, arc and critical hits; `null` when none does. */
  firePower: number | null;
}

/** [ST-16.3, ST-16.8, ST-16.9, ST-16.10] */
export function layOf(fight: Fight, firer: Firer, target: Axial): Lay {
  const rangeHexes = distance(firer.hex, target);
  const arc = isAdvanced(fight) ? arcTo(firer, target) : 'broadside';
  const { rating, gunClass } = firer.power;
  const inArc = firePowerInArc(rating, arc, firer.isAllForward);
  const isBlind = firer.isAllForward && arc === 'stern';
  return {
    rangeHexes,
    arc,
    band: bandOf(gunClass, rangeHexes),
    firePower: isBlind ? null : Math.max(0, inArc - firer.lost),
  };
}

/** [ST-16.8] In her own hex every gun bears. */
function arcTo({ hex, facing }: Pick<Firer, 'hex' | 'facing'>, target: Axial): Arc {
  if (facing === null || distance(hex, target) === 0) return 'broadside';
  return arcOf(bearingOff(hex, facing, target));
}

/** [ST-1.10] The bearing off the bow, rounded so that every machine puts a hex on an arc's border in the same arc. */
export const bearingOff = (hex: Axial, facing: Facing, target: Axial): number =>
  Math.round(relativeBearing(flatBearing(hex, target), facing) * 1e6) / 1e6;
