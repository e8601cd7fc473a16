import { botById, type Decision, newBudget, newPreparer, type Thinking } from '../../bots';
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
  /** Nodes of each preparation. */
  preparing: number;
}

/** What a player decides on: the view and orders of its side. */
interface Question {
  view: unknown;
  /** Listed when first asked for: that takes long, and not every bot needs them. */
  legalOrders(): readonly unknown[];
  /** 1 for the first order of the match. */
  orderNumber: number;
}

/** A player at a seat of the arena. */
export interface Player {
  /** Whatever it does between its decisions, before the next one. */
  prepare?(view: unknown): void;
  decide(question: Question): Decision | Promise<Decision>;
  /** An order of either side that has been given. */
  told(side: Side, line: string): void;
}

/** Seats a bot, or one of boardgame.io's at the boardgame.io game of the same match. */
export function newPlayer(id: string, at: SeatedAt, thinking: Thinking): Player {
  const peer = PEERS.find((it) => it.id === id);
  return peer ? peerPlayer(newPeer(peer.id, at), at, thinking) : botPlayer(id, at, thinking);
}

function botPlayer(id: string, at: SeatedAt, thinking: Thinking): Player {
  const { system, seed, side, preparing: nodes } = at;
  const bot = must(botById(id), `bot ${id}`);
  const draw = drawFrom(`prepare/${side}/${seed}`);
  const preparer = nodes > 0 ? newPreparer({ system, side, bot, draw, nodes }) : undefined;
  return {
    prepare(view) {
      preparer?.see(view);
      while (preparer?.step());
    },
    decide: ({ view, legalOrders, orderNumber }) =>
      bot.decide(
        {
          ...{ system, view, side, prepared: preparer?.prepared() },
          get legalOrders() {
            return legalOrders();
          },
        },
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
