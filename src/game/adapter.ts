import type {
  ActivePlayersArg,
  FnContext,
  Game,
  LongFormMove,
  PhaseConfig,
  PlayerID,
} from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import {
  type AnySystem,
  type GivenOrder,
  giveOrder,
  type Match,
  type Segment,
  SIDES,
  type Stage,
  seedHash,
} from '../rules/core';
import { type Begun, beginMatch, type Start } from './begin';
import { type DiceApi, dicePlugin } from './dicePlugin';
import type { OnFault } from './fault';
import { freezePlain } from './freeze';
import { plainPlugin } from './plainPlugin';
import { type Kept, redact } from './redaction';
import { PLAYER_ID, sideOf, viewerOf } from './seats';

/** What the two plugins add to the context of moves and hooks. */
type Apis = { dice: DiceApi; plain: Kept };
type Context = FnContext<Kept, Apis>;

const rethrow: OnFault = (error) => {
  throw error;
};

/** The longest line of notation that is accepted. */
export const LONGEST_LINE = 2000;

const isLine = (line: unknown): line is string =>
  typeof line === 'string' && line.length <= LONGEST_LINE;

/** Only orders change a game: none of boardgame.io's events is for clients. */
const NO_EVENTS = {
  endGame: false,
  endPhase: false,
  endTurn: false,
  endStage: false,
  pass: false,
  setPhase: false,
  setStage: false,
  setActivePlayers: false,
};

/** A new match of any rule system as a boardgame.io game. One game object is one match. */
export const newGame = (
  system: AnySystem,
  scenario: unknown,
  options: unknown,
  { onFault = rethrow, ...start }: Start & { onFault?: OnFault } = {},
): Game<Kept, Apis> => gameOf(system, beginMatch(system, scenario, options, start), onFault);

/** A match that has begun as a boardgame.io game. */
export const gameOf = (system: AnySystem, begun: Begun, onFault: OnFault): Game<Kept, Apis> => ({
  ...gameAt(system, system.segment(begun.match.state).phase, onFault),
  plugins: [plainPlugin, dicePlugin(begun.seed)],
  // Views share parts with it. Freezing keeps viewers from changing the match.
  setup: () => freezePlain({ match: begun.match, seedHash: seedHash(begun.seed) }),
});

function gameAt(
  system: AnySystem,
  opening: string | undefined,
  onFault: OnFault,
): Game<Kept, Apis> {
  const move = orderMove(system, onFault);
  const phase = (name: string) => [name, phaseOf(system, move, name === opening)] as const;
  return {
    name: system.id,
    minPlayers: 2,
    maxPlayers: 2,
    disableUndo: true,
    events: NO_EVENTS,
    phases: Object.fromEntries(system.phases.map(phase)),
    endIf: ({ G }) => system.outcome(G.match.state),
    playerView: ({ G, playerID }) => redact(system, G, viewerOf(playerID)),
  };
}

/** Every phase is the same to boardgame.io. The stage `waiting` has no moves; the turn never ends within a phase. */
function phaseOf(
  system: AnySystem,
  order: LongFormMove<Kept, Apis>,
  start: boolean,
): PhaseConfig<Kept, Apis> {
  return {
    start,
    turn: {
      order: { first: () => 0, next: () => 0 },
      onBegin: ({ plain, events }) => {
        events.setActivePlayers(seating(system.segment(plain.match.state)));
      },
      stages: {
        orders: { moves: { order } },
        declare: { moves: { order } },
        waiting: { moves: {} },
      },
    },
  };
}

/**
 * The one move: a line of notation, or `undo`. It runs on the master alone, and the log shows its line only to its
 * sender. Undo is not a move of its own, because the log would distinguish it from an order.
 */
const orderMove = (system: AnySystem, onFault: OnFault): LongFormMove<Kept, Apis> => ({
  move: (context, line: unknown) => {
    const side = sideOf(context.playerID);
    if (!side || !isLine(line)) return INVALID_MOVE;
    const match = accept(system, context, { side, order: line }, onFault);
    if (!match) return INVALID_MOVE;
    const before = system.segment(context.plain.match.state);
    follow(context.events, before, system.segment(match.state));
    return { ...context.plain, match };
  },
  client: false,
  redact: true,
  ignoreStaleStateID: true,
  undoable: false,
});

/** The match with an order carried out; `undefined` when it is refused, or the rules failed. */
function accept(
  system: AnySystem,
  { plain, dice }: Context,
  given: GivenOrder,
  onFault: OnFault,
): Match | undefined {
  const match = copyMatch(system, plain.match);
  try {
    return giveOrder(system, match, given, dice.seed) ? undefined : match;
  } catch (error) {
    onFault(error);
    return undefined;
  }
}

/** A copy that `giveOrder` may change: its events, orders and chapter start are replaced, never changed. */
export const copyMatch = (system: AnySystem, match: Match): Match => ({
  ...match,
  state: system.copy(match.state),
  chapterOrders: [...match.chapterOrders],
  events: [...match.events],
});

/** Leads boardgame.io to where the rules are now, with one event at most; it drops it when `endIf` finds an end. */
export function follow(events: Context['events'], before: Segment, after: Segment): void {
  if (before.phase !== after.phase) events.setPhase(after.phase);
  else if (SIDES.some((side) => before.active[side] !== after.active[side]))
    events.setActivePlayers(seating(after));
}

export const seating = (segment: Segment): ActivePlayersArg => ({ value: activePlayers(segment) });

/** The stage that each player is in. */
export const activePlayers = ({ active }: Segment): Record<PlayerID, Stage> =>
  Object.fromEntries(SIDES.map((side) => [PLAYER_ID[side], active[side]]));
