import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { AnySystem, Side } from '../rules/core';
import { newGame } from './adapter';
import { PLAYER_ID } from './seats';

/** A match in boardgame.io's own reducer, without client, master or transport: for measuring. */
export interface ReducedMatch {
  start: State;
  /** The state after a line of notation; its `_stateID` is the old one when the order was not taken. */
  give(state: State, side: Side, line: string): State;
}

export function newReducedMatch(
  system: AnySystem,
  scenario: unknown,
  options: unknown,
  seed: string,
): ReducedMatch {
  const game = newGame(system, scenario, options, { seed }) as Game;
  const reducer = CreateGameReducer({ game });
  return {
    start: InitializeGame({ game }),
    give: (state, side, line) =>
      reducer(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'order', args: [line], playerID: PLAYER_ID[side], credentials: '' },
      } as Parameters<typeof reducer>[1]),
  };
}
