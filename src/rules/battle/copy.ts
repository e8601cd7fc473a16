import { copyPlain } from '../core';
import type { BattleState } from './state';

/** A copy of a state that may be changed in place; the scenario never changes and is shared. */
export function copyState<Position extends BattleState>(state: Position): Position {
  const { scenario, ...rest } = state;
  return { scenario, ...copyPlain(rest) } as Position;
}
