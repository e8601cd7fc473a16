import { distance } from '../../../hex';
import type { Refusal } from '../../core';
import { airGunsOf, canStrafe } from '../common/airGuns';
import { standSees } from '../common/seeing';
import { crewOf, isFighter, loadOf } from '../common/stands';
import { isTarget } from '../common/targets';
import type { AirAttack, AirRole, AirStand, Load } from '../model/air';
import { refusal } from '../model/refusals';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { ATTACK_ALTITUDES, releaseHexes } from '../tables/air';

/** An attack by some aircraft of a stand, as planned [NW-11.7]. */
export interface AirPlan {
  stand: AirStand;
  target: Unit;
  attack: AirAttack;
  aircraft: number;
}

/** [NW-18.23] How each role drops bombs that are bound to no attack. */
const BY_ROLE: Readonly<Record<AirRole, readonly AirAttack[]>> = {
  fighter: [],
  'fighter-bomber': ['fighter-bomb'],
  'dive-bomber': ['dive'],
  'torpedo-bomber': [],
  'level-bomber': ['low-level', 'medium-level', 'high-level'],
};

/** [NW-18.9, NW-18.23] The attacks that a type of aircraft makes with a load, at any altitude. */
function attacksWith({ aircraft }: AirStand, load: Load): readonly AirAttack[] {
  if (load.kind !== 'bomb') return [load.kind];
  return load.attacks.length > 0 ? load.attacks : aircraft.roles.flatMap((role) => BY_ROLE[role]);
}

/** [NW-11.7, NW-19.9] What a stand is armed for: its guns first, as they come before its load. */
export function attacksOf(stand: AirStand): AirAttack[] {
  const load = loadOf(stand);
  const isGunner = airGunsOf(stand) !== null && (load !== null || isFighter(stand));
  return [...(isGunner ? (['guns'] as const) : []), ...(load ? attacksWith(stand, load) : [])];
}

/** Why aircraft cannot attack a target. */
export function refuseAttack(view: FleetActionView, plan: AirPlan): Refusal | undefined {
  const { stand, target, attack } = plan;
  if (isSpent(plan)) return refusal('has-attacked', 'NW-11.7', { stand: stand.id });
  if (!attacksOf(stand).includes(attack))
    return refusal('not-armed', 'NW-18.23', { stand: stand.id, attack });
  if (!ATTACK_ALTITUDES[attack].includes(stand.altitude))
    return refusal('wrong-altitude', 'NW-18.10', { stand: stand.id, attack });
  return refuseNumber(plan) ?? refuseTarget(plan) ?? refuseRange(view, { stand, target, attack });
}

/** [NW-10.15, NW-11.7, NW-19.9] It flies home, has attacked, or has used its guns before. */
const isSpent = ({ stand: { isGoingHome, turn }, attack }: AirPlan): boolean =>
  isGoingHome || turn.hasAttacked || (attack === 'guns' && turn.strafed !== null);

/** [NW-18.1] */
const refuseNumber = ({ stand, aircraft }: AirPlan): Refusal | undefined =>
  Number.isInteger(aircraft) && aircraft >= 1 && aircraft <= stand.count
    ? undefined
    : refusal('no-such-number', 'NW-18.1', { most: stand.count });

/** [NW-11.14, NW-19.3, NW-19.9] */
function refuseTarget({ stand, target, attack }: AirPlan): Refusal | undefined {
  if (!isTarget(stand, target)) return refusal('no-target', 'NW-11.14', { target: target.name });
  if ((stand.turn.strafed ?? target.id) !== target.id)
    return refusal('strafes-another', 'NW-19.9', { stand: stand.id });
  const guns = attack === 'guns' && airGunsOf(stand);
  return guns && !canStrafe(guns, target)
    ? refusal('guns-too-light', 'NW-19.3', { target: target.name })
    : undefined;
}

/** [NW-10.9, NW-18.14] */
function refuseRange(
  view: FleetActionView,
  { stand, target, attack }: Omit<AirPlan, 'aircraft'>,
): Refusal | undefined {
  const names = { ship: stand.id, target: target.name };
  if (distance(stand.hex, target.hex) > reachOf(stand, attack))
    return refusal('out-of-range', 'NW-18.14', names);
  return standSees(view, stand, target.hex) ? undefined : refusal('not-in-sight', 'NW-10.9', names);
}

/** [NW-18.14] In hexes. */
const reachOf = (stand: AirStand, attack: AirAttack): number =>
  attack === 'torpedo'
    ? (loadOf(stand)?.torpedo?.reachHexes ?? releaseHexes(attack))
    : releaseHexes(attack);

/** [NW-18.19, NW-10.15] Its load is used, and it makes for home; aircraft that crash on purpose are their own load. */
export function spendLoad({ stand, attack }: AirPlan): void {
  stand.turn.hasAttacked = true;
  if (attack === 'kamikaze') return;
  Object.assign(crewOf(stand), { load: null, patrols: null });
  stand.isGoingHome = true;
}
