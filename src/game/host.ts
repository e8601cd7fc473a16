import type { Ctx, Game, LogEntry, State } from 'boardgame.io';
import { CreateGameReducer, getFilterPlayerView, InitializeGame } from 'boardgame.io/internal';
import type { AnySystem, Refusal, Segment, Side, Viewer } from '../rules/core';
import { gameOf, gameWithoutMatch } from './adapter';
import { beginMatch, type Start } from './begin';
import type { OnFault } from './fault';
import { freezePlain } from './freeze';
import { type Kept, redact, type Seen } from './redaction';
import { NOT_TAKEN, refuseLine } from './refuseLine';
import { PLAYER_ID } from './seats';

/** A match as boardgame.io's reducer keeps it: everything, the seed among it. */
export type HostedState = State<Kept>;

/** The state after an order, or why there is none. */
export type Given = { ok: true; state: HostedState } | { ok: false; refusal: Refusal };

/** The half of a match that runs where its secrets are kept: boardgame.io's reducer without its master. */
export interface Host {
  begin(scenario: unknown, options: unknown, start: Start): HostedState;
  /** A state that comes from JSON, ready to be gone on from. */
  revive(state: HostedState): HostedState;
  /** Refusals are the rules' own, asked of what the side can know. */
  give(state: HostedState, side: Side, line: string): Given;
  seen(state: HostedState, viewer: Viewer): Seen;
  segment(state: HostedState): Segment;
  /** What boardgame.io's client is sent; the viewer's version stands for its `_stateID`. */
  clientState(state: HostedState, viewer: Viewer, version: number): State<Seen>;
}

const rethrow: OnFault = (error) => {
  throw error;
};

/** One host serves all matches of a system: the reducer knows a match by its state alone. */
export function newHost(system: AnySystem, onFault: OnFault): Host {
  const game = gameWithoutMatch(system, rethrow) as Game;
  const reduce = CreateGameReducer({ game });
  const filter = getFilterPlayerView(game);
  return {
    begin: (scenario, options, start) =>
      InitializeGame({
        game: gameOf(system, beginMatch(system, scenario, options, start), rethrow) as Game,
      }),
    revive: (state) => ({ ...state, G: freezePlain(state.G) }),
    give(state, side, line) {
      const refusal = refuseLine(system, standing(system, state, side), side, line);
      if (refusal) return { ok: false, refusal };
      try {
        const { deltalog: _, ...next } = reduce(state, orderAction(side, line)) as HostedState;
        if (next._stateID !== state._stateID) return { ok: true, state: next };
      } catch (error) {
        onFault(error);
      }
      return { ok: false, refusal: NOT_TAKEN };
    },
    seen: (state, viewer) => redact(system, state.G, viewer),
    segment: ({ G }) => system.segment(G.match.state),
    clientState(state, viewer, version) {
      const playerID = viewer === 'spectator' ? null : PLAYER_ID[viewer];
      const filtered = filter(playerID, { type: 'update', args: ['', state] });
      const [, shown] = filtered.args as unknown as [string, State<Seen>];
      return { ...shown, ctx: withoutCounts(shown.ctx), _stateID: version };
    },
  };
}

const standing = (system: AnySystem, { G, ctx }: HostedState, side: Side) => ({
  ...redact(system, G, side),
  outcome: ctx.gameover,
});

const orderAction = (side: Side, line: string) =>
  ({
    type: 'MAKE_MOVE',
    payload: { type: 'order', args: [line], playerID: PLAYER_ID[side], credentials: '' },
  }) as Parameters<ReturnType<typeof CreateGameReducer>>[1];

/** Boardgame.io counts everybody's moves, sealed ones too, and does not filter `ctx`. */
const withoutCounts = ({ numMoves: _, _activePlayersNumMoves: __, ...ctx }: Ctx): Ctx => ({
  ...ctx,
  numMoves: 0,
  _activePlayersNumMoves: {},
  _prevActivePlayers: [],
});

/** The line of boardgame.io's log for an order as a viewer may have it; `before` is his version before it. */
export const logEntry = (
  { ctx: { turn, phase } }: HostedState,
  side: Side,
  line: string | null,
  before: number,
): LogEntry => ({
  action: {
    type: 'MAKE_MOVE',
    payload: { type: 'order', args: line === null ? null : [line], playerID: PLAYER_ID[side] },
  } as LogEntry['action'],
  _stateID: before,
  turn,
  phase,
});
