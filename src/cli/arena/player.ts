import { botById, type Decision, newBudget, type Thinking } from '../../bots';
import { newPeer } from '../../game/peer/peer';
import { PEERS } from '../../game/peer/peers';
import { type AnySystem, drawFrom, must, type Side } from '../../rules/core';

const now = () => performance.now();

/** The match that a player is seated at. */
interface SeatedAt {
  system: AnySystem;
  scenario: unknown;
  options: unknown;
  seed: string;
  side: Side;
}

/** What a player decides on: the view and orders of its side. */
interface Question {
  view: unknown;
  legalOrders: readonly unknown[];
  /** 1 for the first order of the match. */
  orderNumber: number;
}

/** A player at a seat of the arena. */
export interface Player {
  decide(question: Question): Decision | Promise<Decision>;
  /** An order of either side that has been given. */
  told(side: Side, line: string): void;
}

/** Seats a bot, or one of boardgame.io's at the boardgame.io game of the same match. */
export function newPlayer(id: string, at: SeatedAt, thinking: Thinking): Player {
  const peer = PEERS.find((it) => it.id === id);
  return peer ? peerPlayer(newPeer(peer.id, at), at, thinking) : botPlayer(id, at, thinking);
}

function botPlayer(id: string, { system, seed, side }: SeatedAt, thinking: Thinking): Player {
  const bot = must(botById(id), `bot ${id}`);
  return {
    decide: ({ view, legalOrders, orderNumber }) =>
      bot.decide(
        { system, view, side, legalOrders },
        drawFrom(`bot/${side}/${seed}/${orderNumber}`),
        newBudget(thinking, now),
      ),
    told: () => {},
  };
}

const peerPlayer = (
  peer: ReturnType<typeof newPeer>,
  { system, side }: SeatedAt,
  thinking: Thinking,
): Player => ({
  decide: async () => ({
    order: system.parseOrder(await peer.decide(side, newBudget(thinking, now))),
  }),
  told: peer.told,
});
