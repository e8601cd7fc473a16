import type { ShipFate } from '../../core';
import type { BattleView } from '../model/state';
import { pointsOf } from './points';
import { allShips, boxesBuilt } from './ships';
import { isCrippled, isLost } from './victory';

/** [BT-14.2] The fates of all ships; hull lost is counted in boxes. */
export const fates = (view: BattleView): ShipFate[] =>
  allShips(view).map((ship) => ({
    id: ship.id,
    side: ship.side,
    isLost: isLost(ship),
    isCrippled: !isLost(ship) && isCrippled(view, ship),
    hullLost: ship.lost.hull,
    hull: boxesBuilt(view, ship.id, 'hull'),
    points: pointsOf(view, ship.id),
  }));
