import { enemyOf } from '../../core';
import { isOpenTo } from '../model/sightings';
import type { SeekriegState } from '../model/state';
import type { Ship } from '../model/units';

/** [SK-5.8] Hits are seen to fall by an enemy who has the ship in visual range. */
export function noteSeen(state: SeekriegState, ship: Ship, hits: number): void {
  if (isOpenTo(state, enemyOf(ship.side), ship.id)) ship.hitsSeen += hits;
}
