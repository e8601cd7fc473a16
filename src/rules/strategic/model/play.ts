import type { Dice } from '../../core';
import type { StrategicEvent } from './events';
import type { StrategicState } from './state';

/** A game while an order is carried out: the state that changes, the dice, and what has happened. */
export interface Play {
  state: StrategicState;
  dice: Dice;
  events: StrategicEvent[];
}

/** An event without what `tell` adds by itself. */
type Told<E> = E extends StrategicEvent
  ? Omit<E, 'turn' | 'seenBy'> & Partial<Pick<E, 'seenBy'>>
  : never;

/** Adds an event, open to all unless it says otherwise, under the present turn. */
export function tell(play: Play, event: Told<StrategicEvent>): void {
  play.events.push({ seenBy: 'all', turn: play.state.turn, ...event } as StrategicEvent);
}

/** What happens now shows what was sealed: the order that brought it cannot be taken back. */
export function reveal({ events }: Play): void {
  const last = events.at(-1);
  if (last) last.reveals = true;
}
