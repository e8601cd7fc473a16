import { type Play as AnyPlay, hide, teller, type Viewer } from '../../core';
import type { SeekriegEvent } from './events';
import { TELLERS } from './hiding';
import type { SeekriegState } from './state';

/** A game while an order is carried out. */
export type Play = AnyPlay<SeekriegState, SeekriegEvent>;

/** Adds an event of the current turn; the enemy is told what he can see of it [SK-5.7 to SK-5.14]. */
export const tell = teller<SeekriegState, SeekriegEvent, 'turn'>(
  (event, { turn }) => {
    event.turn = turn;
  },
  (event, state) => hide(event, TELLERS, (viewer: Viewer) => ({ state, viewer })),
);
