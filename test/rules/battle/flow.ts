import { type BattleState, battle } from '../../../src/rules/battle';
import { type Dice, type Outcome, SIDES, type Side, scriptedDice } from '../../../src/rules/core';
import { atImpulse, give, legalLines } from './fixture';

/** Both sides do nothing until an impulse opens; no die may be thrown on the way. */
export function passTo(state: BattleState, impulse: number): BattleState {
  for (let orders = 0; state.impulse !== impulse; orders += 1) {
    const side = SIDES.find((it) => legalLines(state, it, 'done').length > 0);
    if (!side || orders > 100) throw new Error(`stuck in impulse ${state.impulse}`);
    give(state, side, 'done');
  }
  return state;
}

/** Among how many things each lot is drawn when a side closes a sealed impulse with these dice. */
export function lotsDrawn(state: BattleState, side: Side, dice: readonly number[]): number[] {
  const counts: number[] = [];
  const script = scriptedDice(dice);
  const watched: Dice = {
    roll: script.roll,
    lot: (count, reason) => {
      counts.push(count);
      return script.lot(count, reason);
    },
  };
  battle.apply(state, side, { kind: 'done' }, watched);
  return counts;
}

/** Ends a battle as it stands, after round 4. */
export function outcomeOf(state: BattleState): Outcome | undefined {
  atImpulse(state, 22, 4);
  give(state, 'allies', 'done');
  if (!battle.outcome(state)) give(state, 'axis', 'done');
  return battle.outcome(state);
}
