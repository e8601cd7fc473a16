import { type Play as AnyPlay, teller } from '../../core';
import type { BattleEvent } from './events';
import type { BattleState } from './state';

/** A battle while an order is carried out. */
export type Play = AnyPlay<BattleState, BattleEvent>;

/** Adds an event under the present round and impulse. */
export const tell = teller<BattleState, BattleEvent, 'round' | 'impulse'>(
  (event, { round, impulse }) => {
    event.round = round;
    event.impulse = impulse;
  },
);
