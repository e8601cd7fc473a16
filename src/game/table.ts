import { Client } from 'boardgame.io/client';
import type { Bot } from '../bots';
import {
  type AnySystem,
  type BySide,
  bySide,
  type GivenOrder,
  SIDES,
  type Side,
} from '../rules/core';
import { gameOf } from './adapter';
import { beginMatch } from './begin';
import { type OnFault, throwLater } from './fault';
import { localTransport } from './localTransport';
import { newSeat } from './newSeat';
import { type Audience, type BotOptions, playBot } from './playBot';
import { recordOf } from './record';
import type { OptionsOf, ScenarioOf, Seat, Watch } from './seat';
import { PLAYER_ID } from './seats';
import type { Thinker } from './thinking/thinker';
import { type MatchClient, newWatch } from './watch';

/** Who sits on a side: somebody at this screen, or a bot. */
export type Sitter = 'human' | Bot;

export interface TableOptions<S extends AnySystem> {
  system: S;
  /** Frozen when the match begins, as every part of its state is. */
  scenario: ScenarioOf<S>;
  options: OptionsOf<S>;
  /** The dice's secret; a new one when absent. */
  seed?: string;
  /** A record to continue from; it is replayed and must be valid. */
  orders?: readonly GivenOrder[];
  seats: BySide<Sitter>;
  /** The shortest time from one order of a bot to its next; 400 ms when absent. */
  botDelayMs?: number;
  /** The audience bots wait for before each order, in addition to that time. */
  audience?: Audience;
  /** Where bots think, which is not closed with the table; on this very thread when absent. */
  thinker?: Thinker;
  /** Gets faults in the rules and in bots; the game goes on. Without it they are thrown asynchronously. */
  onFault?: OnFault;
}

/** A match in this browser. */
export interface Table<S extends AnySystem = AnySystem> {
  system: S;
  scenario: ScenarioOf<S>;
  options: OptionsOf<S>;
  /** For the save only: it reveals the dice to come. */
  seed: string;
  sitters: BySide<Sitter>;
  seats: BySide<Seat<S>>;
  spectator: Watch<S>;
  /** All accepted orders from the start, including `undo`, in their order. */
  record(): GivenOrder[];
  /** Ends the bots and the clients. */
  close(): void;
}

/** Opens a match in this browser: both seats and a spectator's place, around one boardgame.io game. */
export function openTable<S extends AnySystem>(table: TableOptions<S>): Table<S> {
  const { system, scenario, options, seats: sitters, orders = [], onFault = throwLater } = table;
  const begun = beginMatch(system, scenario, options, table);
  const game = gameOf(system, begun, onFault);
  const multiplayer = localTransport(onFault);
  const clientOf = (playerID?: string): MatchClient =>
    Client({ game, multiplayer, debug: false, ...(playerID !== undefined && { playerID }) });
  const clients = bySide((side) => clientOf(PLAYER_ID[side]));
  const spectator = clientOf();
  const watching = { closed: begun.closed, onFault };
  const seats = bySide((side) => newSeat<S>(system, side, clients[side], watching));
  // Each bot's own stream: with the same seed it decides alike, and it cannot know the dice from it.
  const drawKeyOf = (side: Side) => `bot/${side}/${begun.seed}/${orders.length}`;
  const stopBots = startBots(system, sitters, seats, (side) => ({
    delayMs: table.botDelayMs,
    audience: table.audience,
    onFault,
    thinker: table.thinker,
    drawKey: drawKeyOf(side),
  }));
  return {
    system,
    scenario,
    options,
    seed: begun.seed,
    sitters,
    seats,
    spectator: newWatch<S>('spectator', spectator, watching),
    record: () => [...orders, ...recordOf(bySide((side) => clients[side].log ?? []))],
    close: () => {
      stopBots();
      for (const client of [...Object.values(clients), spectator]) client.stop();
    },
  };
}

function startBots<S extends AnySystem>(
  system: S,
  sitters: BySide<Sitter>,
  seats: BySide<Seat<S>>,
  optionsOf: (side: Side) => BotOptions,
): () => void {
  const stops = SIDES.map((side) => {
    const sitter = sitters[side];
    return sitter === 'human' ? () => {} : playBot(system, seats[side], sitter, optionsOf(side));
  });
  return () => {
    for (const stop of stops) stop();
  };
}
