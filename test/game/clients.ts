import { Client } from 'boardgame.io/client';
import { newGame } from '../../src/game/adapter';
import { localTransport } from '../../src/game/localTransport';
import type { Kept, Seen } from '../../src/game/redaction';
import { PLAYER_ID } from '../../src/game/seats';
import { type AnySystem, type BySide, bySide, type GivenOrder } from '../../src/rules/core';
import { SEED } from './players';

export type Reached = ReturnType<typeof Client<Kept>>;

/** A match with the three clients of a table, bare. */
export interface Spectated {
  clients: BySide<Reached>;
  spectator: Reached;
}

export function spectated(
  system: AnySystem,
  scenario: unknown,
  orders: readonly GivenOrder[] = [],
): Spectated {
  const game = newGame(system, scenario, system.defaultOptions, { seed: SEED, orders });
  const multiplayer = localTransport((error) => {
    throw error;
  });
  const clientOf = (playerID?: string): Reached => {
    const client = Client({ game, multiplayer, debug: false, ...(playerID && { playerID }) });
    client.start();
    return client;
  };
  return { clients: bySide((side) => clientOf(PLAYER_ID[side])), spectator: clientOf() };
}

/** The text of all that a client can reach. */
export const reach = (client: Reached): string =>
  JSON.stringify([
    client.getState(),
    client.store.getState(),
    client.log,
    client.getInitialState(),
    client.matchData,
    client.chatMessages,
  ]);

export const seen = <View>(client: Reached) => client.getState()?.G as unknown as Seen<View>;

export const isOver = (client: Reached) => client.getState()?.ctx.gameover !== undefined;
