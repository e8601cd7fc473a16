import { type ShipFate, SIDES } from '../../core';
import { stateOf } from '../cards/shipNow';
import type { ShipRecord, StrategicView } from '../model/state';
import { isLost } from './points';
import { pointsForShip } from './victory';

/** [ST-22.6] The fates of all ships that the view knows of; hull lost is counted in Damage Levels. */
export const fates = ({ forces }: StrategicView): ShipFate[] =>
  SIDES.flatMap((side) =>
    Object.values(forces[side]?.ships ?? {}).map((ship: ShipRecord) => ({
      id: ship.card.id,
      side,
      isLost: isLost(ship),
      isCrippled: !isLost(ship) && stateOf(ship) === 'heavy',
      hullLost: ship.damageLevels,
      hull: ship.card.capacity,
      points: pointsForShip(ship.card.points, 'sunk'),
    })),
  );
