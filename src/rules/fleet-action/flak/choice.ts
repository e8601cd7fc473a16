import { distance } from '../../../hex';
import { airGunsOf, canStrafe } from '../common/airGuns';
import { BAND_HEXES } from '../common/bands';
import { SHIP_REACH_HEXES } from '../common/factors';
import { enemiesInPlay, unitsInPlay } from '../common/own';
import { isStandSeen, standsInAir } from '../common/stands';
import type { AirStand } from '../model/air';
import type { FleetActionState, PendingAirAttack } from '../model/state';
import type { Unit } from '../model/units';
import { FLAK_HEXES } from '../tables/air';
import { flakBearing } from './bearing';
import { dualPurposeGuns } from './dualPurpose';
import type { FlakShot } from './shot';

/**
 * [NW-17.3] Whether the side that fires has anything to decide: a factor that it could keep for another attack or for a
 * ship. Goes by what that side sees.
 */
export const hasFlakChoice = (state: FleetActionState, attack: PendingAirAttack): boolean =>
  flakBearing(state, attack).some(
    (shot) => isForOthers(state, shot, attack) || isForShips(state, shot),
  );

/** Another stand, or the same one after its guns, may still attack within its reach. */
const isForOthers = (state: FleetActionState, shot: FlakShot, { attack }: PendingAirAttack) =>
  standsInAir(state, shot.stand.side).some(
    (stand) =>
      distance(stand.hex, shot.unit.hex) <= FLAK_HEXES[shot.weapon] &&
      isStandSeen(state, stand, shot.unit.side) &&
      (stand.id === shot.stand.id ? attack === 'guns' && hasLoads(stand) : isThreat(state, stand)),
  );

const hasLoads = ({ aircraft }: AirStand): boolean => aircraft.loads.length > 0;

/** By its type a stand could still attack in this turn. */
const isThreat = (state: FleetActionState, stand: AirStand): boolean =>
  !stand.turn.hasActed &&
  !stand.isGoingHome &&
  (hasLoads(stand) || enemiesInPlay(state, stand.side).some((unit) => isStrafed(stand, unit)));

/** [NW-18.14, NW-19.3] */
function isStrafed(stand: AirStand, unit: Unit): boolean {
  const guns = airGunsOf(stand);
  return guns !== null && canStrafe(guns, unit) && distance(stand.hex, unit.hex) <= 1;
}

/** [NW-13.19, NW-16.15] The unit has yet to act, and an enemy ship lies within reach of the weapon. */
function isForShips(state: FleetActionState, { unit, weapon, stand }: FlakShot): boolean {
  const hexes = weapon === 'longRange' ? gunReachHexes(unit) : SHIP_REACH_HEXES[weapon];
  return (
    !unit.open.hasActed &&
    unitsInPlay(state, stand.side).some(
      (ship) => !ship.isSubmerged && distance(ship.hex, unit.hex) <= hexes,
    )
  );
}

/** [NW-13.21] Of its dual purpose guns; out of reach without any. */
const gunReachHexes = (unit: Unit): number =>
  Math.max(-1, ...dualPurposeGuns(unit).map(({ gun }) => gun.penetration.length * BAND_HEXES));
