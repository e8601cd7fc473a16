import { type Play as AnyPlay, teller } from '../../core';
import type { SeaWingsEvent } from './events';
import type { SeaWingsState } from './state';

/** A game while an order is carried out. */
export type Play = AnyPlay<SeaWingsState, SeaWingsEvent>;

/** Adds an event of the current turn. */
export const tell = teller<SeaWingsState, SeaWingsEvent, 'turn'>((event, { turn }) => {
  event.turn = turn;
});
