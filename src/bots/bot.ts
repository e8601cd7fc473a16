import type { AnySystem, Draw, Side } from '../rules/core';

/** All that a bot is told: what its side may see, and what it may do. */
export interface Position<View = unknown, Order = unknown> {
  system: AnySystem;
  view: View;
  side: Side;
  legalOrders: readonly Order[];
}

/** A player that decides from its side's view alone; equal positions and draws give equal orders. */
export interface Bot {
  id: string;
  name: string;
  description: string;
  /** One of the legal orders, of which there is at least one. */
  choose<Order>(position: Position<unknown, Order>, draw: Draw): Order;
}
