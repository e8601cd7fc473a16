import { type Play as AnyPlay, teller } from '../../core';
import type { StrategicEvent } from './events';
import type { StrategicState } from './state';

/** An operation while an order is carried out. */
export type Play = AnyPlay<StrategicState, StrategicEvent>;

/** Adds an event under the present turn. */
export const tell = teller<StrategicState, StrategicEvent, 'turn'>((event, { turn }) => {
  event.turn = turn;
});

/** What happens now shows what was sealed: the order that brought it cannot be taken back. */
export function reveal({ events }: Play): void {
  const last = events.at(-1);
  if (last) last.reveals = true;
}
