import type { Dice } from './dice';
import type { BaseEvent } from './event';

/** A game while an order is carried out: the state that changes, the dice, and what has happened. */
export interface Play<State, Event extends BaseEvent> {
  state: State;
  dice: Dice;
  events: Event[];
}

/** An event before telling adds the rest: when it happened, and that everyone may know of it. */
type Untold<Event extends BaseEvent, Stamp extends string> = Event extends unknown
  ? Omit<Event, Stamp | 'seenBy'> & Partial<Pick<Event, 'seenBy'>>
  : never;

/**
 * Adds an event to the record; open to all unless it says otherwise. `known`: what hiding needs to
 * know and the state does not tell.
 */
export type Tell<State, Event extends BaseEvent, Stamp extends string, Known extends unknown[]> = (
  play: Play<State, Event>,
  made: Untold<Event, Stamp>,
  ...known: Known
) => void;

/** How a system reports events; `stamp` dates each one, `hide` says what others are told instead. */
export const teller =
  <State, Event extends BaseEvent, Stamp extends string, Known extends unknown[] = []>(
    stamp: (event: Event, state: State) => void,
    hide?: (event: Event, state: State, ...known: Known) => Event,
  ): Tell<State, Event, Stamp, Known> =>
  (play, made, ...known) => {
    const event = made as unknown as Event;
    event.seenBy ??= 'all';
    stamp(event, play.state);
    play.events.push(hide ? hide(event, play.state, ...known) : event);
  };
