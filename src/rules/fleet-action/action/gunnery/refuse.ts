import { distance } from '../../../../hex';
import type { Refusal } from '../../../core';
import { rangeBand } from '../../common/bands';
import { conditionOf } from '../../common/own';
import { isTarget } from '../../common/targets';
import { refusal } from '../../model/refusals';
import { type Battery, isSmallCraft } from '../../model/sheet';
import type { FleetActionView } from '../../model/state';
import type { Unit } from '../../model/units';
import { acquisition, aimAt } from './aim';
import type { Planned } from './attack';
import { batteryOf, hasShotAt, MAX_LIGHT_CALIBER_INCHES, mountsBearing } from './mounts';

/** Why some mounts of a ship cannot shoot at a target. */
export function refuseGuns(view: FleetActionView, planned: Planned): Refusal | undefined {
  const { ship, battery: name, mounts, target } = planned;
  const battery = batteryOf(ship, name);
  if (!battery || mounts.length === 0)
    return refusal('no-guns', 'NW-13.20', { ship: ship.name, battery: name });
  if (!isTarget(ship, target)) return refusal('no-target', 'NW-11.14', { target: target.name });
  const bearing = mountsBearing(ship, name, target.hex);
  if (new Set(mounts).size < mounts.length || mounts.some((index) => !bearing.includes(index)))
    return refusal('not-bearing', 'NW-13.3', { ship: ship.name, target: target.name });
  return refuseBearing(view, planned, battery);
}

/** Whether the mounts of a battery that bear on a target, all that are left, may shoot at it: none is one too few. */
export function mayShoot(view: FleetActionView, planned: Planned): boolean {
  const { ship, battery: name, mounts, target } = planned;
  const battery = batteryOf(ship, name);
  if (!battery || mounts.length === 0 || !isTarget(ship, target)) return false;
  return refuseBearing(view, planned, battery) === undefined;
}

/** Why mounts that bear on a target cannot shoot at it. */
function refuseBearing(
  view: FleetActionView,
  planned: Planned,
  battery: Battery,
): Refusal | undefined {
  const { ship, battery: name, target } = planned;
  if (hasShotAt(ship, name, target))
    return refusal('has-shot-at', 'NW-13.1', { ship: ship.name, target: target.name });
  return refuseBattery(ship, battery, target) ?? refuseAim(view, planned);
}

function refuseBattery(ship: Unit, { gun }: Battery, target: Unit): Refusal | undefined {
  const names = { ship: ship.name, target: target.name };
  if (gun.isDualPurpose && conditionOf(ship).turn.dualPurpose === 'aircraft')
    return refusal('fired-at-aircraft', 'NW-13.19', { ship: ship.name });
  if (rangeBand(distance(ship.hex, target.hex)) > gun.penetration.length)
    return refusal('out-of-range', 'NW-13.21', names);
  if (isSmallCraft(target.sheet) && gun.caliberInches > MAX_LIGHT_CALIBER_INCHES)
    return refusal('too-heavy', 'NW-14.1', names);
  return undefined;
}

function refuseAim(view: FleetActionView, { ship, battery, target }: Planned): Refusal | undefined {
  const names = { ship: ship.name, target: target.name };
  const aim = aimAt(view, ship, battery, target);
  if (!aim) return refusal('cannot-aim', 'NW-12.8', names);
  return aim === 'radar' && acquisition(ship, battery, target) === false
    ? refusal('not-acquired', 'NW-12.10', names)
    : undefined;
}
