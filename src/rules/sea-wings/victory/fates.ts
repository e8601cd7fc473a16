import { type ShipFate, SIDES } from '../../core';
import { hitsOf, isLost, isOutOfAction } from '../common/condition';
import type { SeaWingsView } from '../model/state';
import type { Ship } from '../model/units';
import { shipEnds } from '../tables/hits';
import { SHIP_POINTS } from '../tables/points';

/**
 * [WG-22.6] The fates of all ships that the view knows of. Hull is counted in P hits not repaired, of which the third sinks
 * her [WG-13.20], and that of a convoy in its ships [WG-20.5].
 */
export const fates = ({ forces }: SeaWingsView): ShipFate[] =>
  SIDES.flatMap((side) =>
    Object.values(forces[side]?.ships ?? {}).map((ship: Ship) => ({
      id: ship.card.id,
      side,
      isLost: isLost(ship),
      isCrippled: !isLost(ship) && isOutOfAction(ship),
      ...hullOf(ship),
      points: SHIP_POINTS[ship.card.type].sunk,
    })),
  );

const hullOf = (ship: Ship): Pick<ShipFate, 'hullLost' | 'hull'> =>
  ship.card.convoyShips === null
    ? { hullLost: hitsOf(ship, 'P'), hull: shipEnds.sunkAtP }
    : { hullLost: ship.convoySunk, hull: ship.card.convoyShips };
