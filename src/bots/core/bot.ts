import type { AnySystem, Draw, Reason, Side } from '../../rules/core';
import type { Budget } from './budget';

/** Everything a bot gets: what its side may see, and what it may do. */
export interface Position<View = unknown, Order = unknown> {
  system: AnySystem;
  view: View;
  side: Side;
  legalOrders: readonly Order[];
}

/** A position whose legal orders are listed when a bot first asks for them. */
export function positionFor(system: AnySystem, view: unknown, side: Side): Position {
  let listed: unknown[] | undefined;
  return {
    ...{ system, view, side },
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
  /** The systems it can play on its own; all when absent. */
  systems?: readonly string[];
  /** One of the legal orders; there is at least one. */
  decide<Order>(
    position: Position<unknown, Order>,
    draw: Draw,
    budget: Budget,
    soFar?: SoFar<Order>,
  ): Decision<Order>;
}
