import { type Play as AnyPlay, teller } from '../../core';
import type { FleetActionEvent } from './events';
import { hideReckoning } from './reckoning';
import type { FleetActionState } from './state';

/** A game while an order is carried out. */
export type Play = AnyPlay<FleetActionState, FleetActionEvent>;

/** Adds an event of the current turn; how an attack was reckoned is told to nobody else [NW-3.21]. */
export const tell = teller<FleetActionState, FleetActionEvent, 'turn'>((event, { turn }) => {
  event.turn = turn;
}, hideReckoning);
