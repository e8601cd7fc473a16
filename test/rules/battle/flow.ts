import type { BattleState } from '../../../src/rules/battle';
import { SIDES } from '../../../src/rules/core';
import { give, legalLines } from './fixture';

/** Both sides do nothing until an impulse opens; no die may be thrown on the way. */
export function passTo(state: BattleState, impulse: number): BattleState {
  for (let orders = 0; state.impulse !== impulse; orders += 1) {
    const side = SIDES.find((it) => legalLines(state, it, 'done').length > 0);
    if (!side || orders > 100) throw new Error(`stuck in impulse ${state.impulse}`);
    give(state, side, 'done');
  }
  return state;
}
