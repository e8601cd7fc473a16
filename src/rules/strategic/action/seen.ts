import { enemyOf, type Side } from '../../core';
import type { ShipRecord, StrategicState } from '../state';
import { recordsIn } from './fighters';

/** [ST-5.25] Enemy ships that a side sees because they fight it in a Quick action: all of them. */
export function seenInQuick(state: StrategicState, side: Side): ShipRecord[] {
  const { action } = state;
  return action?.stage.kind === 'quick' ? recordsIn(state, action, enemyOf(side)) : [];
}
