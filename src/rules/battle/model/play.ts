import type { Dice } from '../../core';
import type { BattleEvent } from './events';
import type { BattleState } from './state';

/** A battle while an order is carried out: the state that changes, the dice, and what has happened. */
export interface Play {
  state: BattleState;
  dice: Dice;
  events: BattleEvent[];
}

/** An event without what `tell` adds by itself. */
type Told<E> = E extends BattleEvent
  ? Omit<E, 'round' | 'impulse' | 'seenBy'> & Partial<Pick<E, 'seenBy'>>
  : never;

/** Adds an event, made for this, open to all unless it says otherwise, under the present round and impulse. */
export function tell(play: Play, made: Told<BattleEvent>): void {
  const event = made as BattleEvent;
  event.seenBy ??= 'all';
  event.round = play.state.round;
  event.impulse = play.state.impulse;
  play.events.push(event);
}
