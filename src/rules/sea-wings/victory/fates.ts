import { type ShipFate, SIDES } from '../../core';
import { isLost, isOutOfAction } from '../common/condition';
import type { SeaWingsView } from '../model/state';
import type { Ship } from '../model/units';
import { SHIP_POINTS } from '../tables/points';

/** [WG-22.6] The fates of all ships that the view knows of; hull lost is counted in hits not repaired. */
export const fates = ({ forces }: SeaWingsView): ShipFate[] =>
  SIDES.flatMap((side) =>
    Object.values(forces[side]?.ships ?? {}).map((ship: Ship) => ({
      id: ship.card.id,
      side,
      isLost: isLost(ship),
      isCrippled: !isLost(ship) && isOutOfAction(ship),
      hullLost: ship.hits.length,
      hull: null,
      points: SHIP_POINTS[ship.card.type].sunk,
    })),
  );
