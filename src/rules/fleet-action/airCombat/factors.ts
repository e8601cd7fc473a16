import { crewOf, isFighter, mayIntercept } from '../common/stands';
import type { AirStand } from '../model/air';

/** [NW-20.1, NW-20.2] The ACF with which a stand dogfights; `null` when it may not. Ask only of own stands. */
export function dogfightOf(stand: AirStand): number | null {
  const { dogfight1, dogfight2 } = stand.aircraft;
  if (mayIntercept(stand)) return dogfight1;
  return dogfight2 === 0 && isFighter(stand) ? null : dogfight2;
}

/** [NW-20.1, NW-20.4] It takes on enemy stands; others only reply. One that flies home looks for no fight [NW-10.15]. */
export const mayAttack = (stand: AirStand): boolean =>
  mayIntercept(stand) && stand.aircraft.dogfight1 !== null && !stand.isGoingHome;

/** [NW-20.3] It could, if it dropped its load. */
export const couldAttack = (stand: AirStand): boolean =>
  isFighter(stand) &&
  crewOf(stand).load !== null &&
  stand.aircraft.dogfight1 !== null &&
  !stand.isGoingHome;
