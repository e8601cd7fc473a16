import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { AnySystem, Side } from '../rules/core';
import { newGame } from './adapter';
import { newPublishedGame } from './published';
import { PLAYER_ID } from './seats';

/** A match in boardgame.io's own reducer, without client, master or transport: for measuring. */
interface ReducedMatch {
  start: State;
  /** The state after a line of notation; its `_stateID` is the old one when the order was not taken. */
  give(state: State, side: Side, line: string): State;
}

type NewReducedMatch = (
  system: AnySystem,
  scenario: unknown,
  options: unknown,
  seed: string,
) => ReducedMatch;

/** As we play: moves copy a plain state. */
export const newReducedMatch: NewReducedMatch = (system, scenario, options, seed) =>
  reducedMatch(newGame(system, scenario, options, { seed }) as Game);

/** As boardgame.io is published: moves change Immer's drafts. */
export const newPublishedMatch: NewReducedMatch = (system, scenario, options, seed) =>
  reducedMatch(newPublishedGame(system, scenario, options, seed) as Game);

function reducedMatch(game: Game): ReducedMatch {
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
