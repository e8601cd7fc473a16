import { copyPlain } from '../core';
import type { BattleState } from './state';

/** A copy of a state that may be changed in place; the scenario never changes and is shared. */
export function copyState(state: BattleState): BattleState {
  const { scenario, ...rest } = state;
  return { scenario, ...copyPlain(rest) };
}
