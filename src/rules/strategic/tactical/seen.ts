import type { Side } from '../../core';
import { shipIn } from '../harm';
import type { ShipRecord, StrategicState } from '../model/state';
import { fightIn } from './query';
import { shipsShownTo } from './view';

/** [ST-5.7] Enemy ships that a side sees in a tactical action; none without one. */
export function shipsSeenInAction(state: StrategicState, side: Side): ShipRecord[] {
  const fight = fightIn(state);
  return fight ? shipsShownTo(fight, side).map(({ id }) => shipIn(state, id)) : [];
}
