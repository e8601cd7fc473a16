import { type Play as AnyPlay, teller } from '../../core';
import type { FleetActionEvent } from './events';
import type { FleetActionState } from './state';

/** A game while an order is carried out. */
export type Play = AnyPlay<FleetActionState, FleetActionEvent>;

/** Adds an event of the current turn. */
export const tell = teller<FleetActionState, FleetActionEvent, 'turn'>((event, { turn }) => {
  event.turn = turn;
});
