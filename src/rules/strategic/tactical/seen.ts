import { SIDES, type Side } from '../../core';
import { shipIn } from '../harm';
import { stateOf } from '../shipNow';
import type { SeenShip, StrategicState } from '../state';
import { fightIn } from './query';
import { shipsShownTo } from './view';

/** [ST-5.7, ST-5.9] Enemy ships that a side sees in a tactical action, as it knows them; none without an action. */
export function shipsSeenInAction(state: StrategicState, side: Side): SeenShip[] {
  const fight = fightIn(state);
  if (!fight) return [];
  return shipsShownTo(fight, side).map(({ id }) => {
    const ship = shipIn(state, id);
    const { source, division, fate } = ship;
    return { id, source, division, fate, state: stateOf(ship) };
  });
}

/** Makes them known; what is not seen any more is left to who keeps up knowledge. */
export function noteSeenInAction(state: StrategicState): void {
  for (const side of SIDES)
    for (const ship of shipsSeenInAction(state, side)) state.known[side].ships[ship.id] = ship;
}
