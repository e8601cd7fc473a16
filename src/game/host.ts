import type { Ctx, LogEntry, State } from 'boardgame.io';
import {
  type AnySystem,
  giveOrder,
  type Match,
  type Outcome,
  parseTakeback,
  publishedOf,
  type Refusal,
  type Segment,
  type Side,
  type TextHash,
  takebackFor,
  UNDO,
  type Viewer,
} from '../rules/core';
import { activePlayers, copyMatch } from './adapter';
import { beginMatch, type Start } from './begin';
import type { OnFault } from './fault';
import { freezePlain } from './freeze';
import { type Kept, redact, type Seen } from './redaction';
import { NOT_TAKEN, refuseLine } from './refuseLine';
import { sharing } from './same';
import { PLAYER_ID } from './seats';

/** A match on the side that holds its secrets. It is never changed: an order makes a new one. */
export interface HostedState extends Kept {
  seed: string;
  /** Boardgame.io's count of turns: one for each change of phase, from 1. */
  turn: number;
}

/** The state after an order, or the reason there is none. */
export type Given = { ok: true; state: HostedState } | { ok: false; refusal: Refusal };

/** The half of a match that runs where its secrets are kept: the bare rules, without boardgame.io's reducer. */
export interface Host {
  begin(scenario: unknown, options: unknown, start: Start): HostedState;
  /**
   * Gives an order in a state that its side sees as `seen`. Refusals use only what the side can know. The line of a
   * takeback is carried out as it is: callers must reject such lines from outside.
   */
  give(state: HostedState, seen: Seen, side: Side, line: string): Given;
  /** The line that takes back a side's last order, once the other side agrees; or the reason there is none. */
  takebackFor(state: HostedState, side: Side): string | Refusal;
  seen(state: HostedState, viewer: Viewer): Seen;
  segment(state: HostedState): Segment;
  outcome(state: HostedState): Outcome | undefined;
}

/** @param hash a faster SHA-256 where there is one */
export function newHost(system: AnySystem, onFault: OnFault, hash?: TextHash): Host {
  const segment = ({ match }: HostedState): Segment => system.segment(match.state);
  const outcome = ({ match }: HostedState): Outcome | undefined => system.outcome(match.state);
  /** An order copies the position only when it has changed it for the last time; here that copy is not needed. */
  const withoutCopies: AnySystem = { ...system, copy: (position) => position };
  return {
    begin(scenario, options, start) {
      const { match, seed } = beginMatch(system, scenario, options, start);
      shareStart(match);
      return freezePlain({ match, seedHash: publishedOf(seed, hash), seed, turn: 1 });
    },
    give(state, seen, side, line) {
      const { view, segment: shown, canUndo } = seen;
      const standing = { view, segment: shown, canUndo, outcome: outcome(state) };
      const takesBack = parseTakeback(line) !== undefined;
      const refusal = takesBack ? undefined : refuseLine(system, standing, side, line);
      if (refusal) return { ok: false, refusal };
      const match = copyMatch(system, state.match);
      const rules = takesBack || line === UNDO ? system : withoutCopies;
      try {
        if (giveOrder(rules, match, { side, order: line }, state.seed))
          return { ok: false, refusal: NOT_TAKEN };
      } catch (error) {
        onFault(error);
        return { ok: false, refusal: NOT_TAKEN };
      }
      match.state = sharing(state.match.state, match.state);
      if (match.chapterStart !== state.match.chapterStart) shareStart(match);
      const next = { ...state, match };
      return { ok: true, state: outcome(next) ? next : counted(next, seen.segment, segment(next)) };
    },
    takebackFor: ({ match }, side) => takebackFor(system, match, side),
    seen: (state, viewer) => redact(system, state, viewer),
    segment,
    outcome,
  };
}

/**
 * The start of a chapter that has just been opened is a copy of the position; here, where nothing is changed in
 * place, they may be one object.
 */
function shareStart(match: Match): void {
  const copy = match.chapterStart;
  match.chapterStart = sharing(match.state, copy);
  if (match.quiet.start === copy) match.quiet = { ...match.quiet, start: match.chapterStart };
}

const counted = (state: HostedState, before: Segment, after: Segment): HostedState =>
  before.phase === after.phase ? state : { ...state, turn: state.turn + 1 };

/** What one viewer gets of the state of a match. */
export interface Standpoint {
  /** The viewer's version. */
  version: number;
  seen: Seen;
  /** See `HostedState`. */
  turn: number;
  outcome?: Outcome;
  /** The dice's secret, once the game is over. */
  seed?: string;
}

/** What boardgame.io's client gets, as its own master would send it; the viewer's version stands for its `_stateID`. */
export const clientState = ({ version, seen, turn, outcome, seed }: Standpoint): ClientState => ({
  G: seen,
  ctx: {
    ...NEVER_CHANGING,
    turn,
    // Boardgame.io's own `null` for a finished game, which its types do not include.
    phase: outcome ? (null as unknown as string) : seen.segment.phase,
    activePlayers: activePlayers(seen.segment),
    ...(outcome && { gameover: outcome }),
  },
  plugins: { ...NO_PLUGIN_DATA, dice: { data: seed === undefined ? {} : { seed } } },
  _undo: [],
  _redo: [],
  _stateID: version,
});

type ClientState = Omit<State<Seen>, 'deltalog'>;

/** The rest of boardgame.io's state; its counts of moves would reveal sealed ones. */
const NEVER_CHANGING = {
  numPlayers: 2,
  currentPlayer: PLAYER_ID.allies,
  playOrder: [PLAYER_ID.allies, PLAYER_ID.axis],
  playOrderPos: 0,
  numMoves: 0,
  _activePlayersMinMoves: null,
  _activePlayersMaxMoves: null,
  _activePlayersNumMoves: {},
  _prevActivePlayers: [],
  _nextActivePlayers: null,
} as object as Ctx;

const NO_PLUGIN_DATA = { random: { data: undefined }, log: { data: {} }, events: { data: {} } };

/** The line of boardgame.io's log for an order as a viewer may see it, given at one of his standpoints. */
export const logEntry = (
  { version, turn, seen }: Pick<Standpoint, 'version' | 'turn' | 'seen'>,
  side: Side,
  line: string | null,
): LogEntry => ({
  action: {
    type: 'MAKE_MOVE',
    payload: { type: 'order', args: line === null ? null : [line], playerID: PLAYER_ID[side] },
  } as LogEntry['action'],
  _stateID: version,
  turn,
  phase: seen.segment.phase,
});
