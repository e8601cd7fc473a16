import type { Ctx, Game, State } from 'boardgame.io';
import { type Bot, MCTSBot, RandomBot } from 'boardgame.io/ai';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Budget } from '../../bots';
import { type AnySystem, must, type Outcome, SIDES, type Side } from '../../rules/core';
import { newGame } from '../adapter';
import type { Kept } from '../redaction';
import { PLAYER_ID, sideOf } from '../seats';
import type { PeerId } from './peers';

/** A match for a peer to look at, from its start. */
interface PeerMatch {
  system: AnySystem;
  scenario: unknown;
  options: unknown;
  /** The dice of the match: the peer rolls them ahead, as boardgame.io's bots do with whatever is in the state. */
  seed: string;
  /**
   * The maximum number of orders in a playout; when absent playouts go to the end of the game, since cut short they
   * name no winner.
   */
  playoutOrders?: number;
}

/** One of boardgame.io's own bots at one match. It sees the whole state, including sealed orders and future dice. */
interface Peer {
  /** An order that has been given in the match, including its own. */
  told(side: Side, line: string): void;
  /** The line of notation that it decides for. */
  decide(side: Side, budget: Budget): Promise<string>;
  /** Playouts begun for all decisions so far; none for a bot that does not search. */
  playouts(): number;
}

type Moves = ReturnType<Bot['enumerate']>;

/** Beyond the end of any game. */
const ALL_ORDERS = 2000;

export function newPeer(id: PeerId, match: PeerMatch): Peer {
  const game = gameFor(match);
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game });
  let isOver = false;
  let spend = (): boolean => true;
  const look = (): boolean => {
    isOver ||= !spend();
    return isOver;
  };
  const enumerate = (kept: Kept, ctx: Ctx, playerID: string): Moves => {
    look();
    return movesOf(match.system, kept, ctx, playerID);
  };
  const { seed, playoutOrders = ALL_ORDERS } = match;
  const bot = newBot(id, { enumerate: enumerate as never, game, seed, playoutOrders }, look);
  return {
    told(side, line) {
      state = reducer(state, orderMove(side, line) as Parameters<typeof reducer>[1]);
    },
    async decide(side, budget) {
      isOver = false;
      spend = () => budget.spend();
      const seat = seatAsked(state.ctx, side);
      const [only, ...more] = bot.enumerate(state.G, state.ctx, seat);
      if (only && more.length === 0) return lineOf(only);
      return lineOf((await bot.play(state as State, seat)).action);
    },
    playouts: () => (bot instanceof TimedMctsBot ? bot.playouts : 0),
  };
}

/** The match as a boardgame.io game that names its winner the way its bots expect: by player. */
function gameFor({ system, scenario, options, seed }: PeerMatch): Game {
  const game = newGame(system, scenario, options, { seed });
  return {
    ...game,
    endIf: ({ G }: { G: Kept }) => gameoverOf(system.outcome(G.match.state)),
  } as unknown as Game;
}

function gameoverOf(outcome: Outcome | undefined) {
  if (!outcome) return undefined;
  return outcome.winner === 'draw' ? { draw: true } : { winner: PLAYER_ID[outcome.winner] };
}

interface BotParts {
  enumerate: never;
  game: Game;
  seed: string;
  playoutOrders: number;
}

const newBot = (id: PeerId, parts: BotParts, isOver: () => boolean): Bot =>
  id === 'random' ? new RandomBot(parts) : new TimedMctsBot(parts, isOver);

/** boardgame.io's search, ended by a budget instead of a number of iterations. */
class TimedMctsBot extends MCTSBot {
  playouts = 0;

  constructor(
    { playoutOrders, ...parts }: BotParts,
    private readonly isOver: () => boolean,
  ) {
    super({ ...parts, iterations: Number.MAX_SAFE_INTEGER, playoutDepth: () => playoutOrders });
  }

  override playout(node: Parameters<MCTSBot['playout']>[0]) {
    this.playouts += 1;
    const result = super.playout(node);
    // Counted here too: at the end of a game nothing is left to enumerate.
    if (this.isOver()) this.iterationCounter = Number.MAX_SAFE_INTEGER - 1;
    return result;
  }
}

/**
 * The moves that boardgame.io's search may look into. It asks every seated player for moves, and in a playout only
 * the first seat, even one that waits: so a first seat that waits answers for the other, and the other is then not
 * asked again.
 */
function movesOf(system: AnySystem, { match }: Kept, ctx: Ctx, playerID: string): Moves {
  const side = sideToMove(ctx, playerID);
  if (!side || ctx.gameover !== undefined) return [];
  return system
    .legalOrders(match.state, side)
    .map((order: unknown) => orderMove(side, system.makeOrder(order)));
}

function sideToMove({ activePlayers }: Ctx, playerID: string): Side | undefined {
  const waits = (id: string) => activePlayers?.[id] === 'waiting';
  const [first, second] = SIDES.map((side) => PLAYER_ID[side]) as [string, string];
  if (playerID === first) return sideOf(waits(first) ? second : first);
  return waits(first) ? undefined : sideOf(second);
}

/** The seat to ask for a side's move. */
function seatAsked({ activePlayers }: Ctx, side: Side): string {
  const [first] = SIDES.map((it) => PLAYER_ID[it]) as [string];
  return activePlayers?.[first] === 'waiting' ? first : PLAYER_ID[side];
}

const orderMove = (side: Side, line: string): Moves[number] =>
  ({
    type: 'MAKE_MOVE',
    payload: { type: 'order', args: [line], playerID: PLAYER_ID[side], credentials: '' },
  }) as unknown as Moves[number];

function lineOf(action: Moves[number] | undefined): string {
  const { args } = must(action, 'a move of the peer').payload as { args?: unknown };
  return String((args as unknown[])[0]);
}
