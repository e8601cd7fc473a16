import type { AnySystem, Draw, Reason, Side } from '../../rules/core';
import type { Budget } from './budget';

/** Everything a bot gets: what its side may see, and what it may do. */
export interface Position<View = unknown, Order = unknown> {
  system: AnySystem;
  view: View;
  side: Side;
  legalOrders: readonly Order[];
  /** What the bot has prepared for this side of this game. */
  prepared?: Prepared | undefined;
}

/** What a side has prepared: the plan for the rest of the game that did best in trial games. */
export interface Prepared {
  /** By its name among the strategies of the system. */
  strategy: string;
}

/** A position to prepare from, as a side sees it. */
export interface Start<View = unknown> {
  system: AnySystem;
  view: View;
  side: Side;
  /** What has been prepared before; it has to be beaten. */
  before?: Prepared | undefined;
}

/** How a bot prepares for the rest of a game between its decisions. */
interface Preparation {
  /** When it changes, there is something new to prepare for; `undefined` where there never is. */
  chapter(system: AnySystem, view: unknown): number | undefined;
  /** Prepares step by step, each some milliseconds long; the result is equal for equal positions, draws and budgets. */
  course(start: Start, draw: Draw, budget: Budget): Generator<void, Prepared | undefined>;
}

/** A position whose legal orders are listed when a bot first asks for them. */
export function positionFor(
  system: AnySystem,
  view: unknown,
  side: Side,
  prepared?: Prepared,
): Position {
  let listed: unknown[] | undefined;
  return {
    system,
    view,
    side,
    prepared,
    get legalOrders() {
      listed ??= system.legalOrders(view, side) as unknown[];
      return listed;
    },
  };
}

/** A bot's decision. */
export interface Decision<Order = unknown> {
  order: Order;
  /** Doctrine gives the reason (`whyOrder`) when a bot does not. */
  why?: Reason;
  /** Further orders that its side plans after this one, as far as it has thought: a hint on the map, not a promise. */
  plan?: readonly Order[];
}

/** Called with each better decision while a bot thinks, so that one is ready when it is stopped. */
export type SoFar<Order> = (best: Decision<Order>) => void;

/** A player that decides from its side's view alone; equal positions, draws and node budgets give equal orders. */
export interface Bot {
  id: string;
  name: string;
  description: string;
  /** Whether it can play a system, by its id, on its own; it can play all when absent. */
  plays?(system: string): boolean;
  /** For bots that prepare. */
  preparation?: Preparation;
  /** One of the legal orders; there is at least one. */
  decide<Order>(
    position: Position<unknown, Order>,
    draw: Draw,
    budget: Budget,
    soFar?: SoFar<Order>,
  ): Decision<Order>;
}
