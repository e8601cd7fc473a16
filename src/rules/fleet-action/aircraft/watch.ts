import { type Axial, distance } from '../../../hex';
import { enemyOf } from '../../core';
import { hexesATurn, isStandSeen, mayIntercept, standsInAir } from '../common/stands';
import type { AirStand } from '../model/air';
import type { AirStandId } from '../model/ids';
import type { FleetActionState } from '../model/state';

/** [NW-10.12] Hexes within which a stand may interrupt the movement of an enemy. */
const INTERCEPT_HEXES = 10;

/** [NW-10.8, NW-10.11, NW-10.12] Which enemy stands, of those not yet asked, may intercept a stand in a hex. */
export function watchFor(
  state: FleetActionState,
  stand: AirStand,
  asked: readonly AirStandId[],
): (hex: Axial) => AirStandId[] {
  const enemy = enemyOf(stand.side);
  const ready = standsInAir(state, enemy).filter(
    (it) => !asked.includes(it.id) && isReady(it) && mayIntercept(it),
  );
  return (hex) => {
    const near = ready.filter((it) => isInReach(it, distance(it.hex, hex)));
    return near.length > 0 && isStandSeen(state, { ...stand, hex }, enemy)
      ? near.map(({ id }) => id)
      : [];
  };
}

const isReady = ({ turn, isGoingHome }: AirStand): boolean => !turn.hasMoved && !isGoingHome;

const isInReach = (stand: AirStand, hexes: number): boolean =>
  hexes <= Math.min(INTERCEPT_HEXES, hexesATurn(stand));
