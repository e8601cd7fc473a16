import type { Draw, Reason, Side } from '../../rules/core';

/** What bots know of one system: all that is not generic about them. */
export interface Doctrine<View, Order> {
  /** The legal orders that a player without a plan may give without harming himself. */
  sensible(view: View, side: Side, orders: readonly Order[]): Order[];
  /** The order that doctrine prefers. */
  choose(view: View, side: Side, orders: readonly Order[], draw: Draw): Order;
  /** All fire that doctrine would still declare in this impulse, best first. */
  proposeFire(view: View, side: Side, orders: readonly Order[]): Order[];
  /** Why doctrine likes an order, in a sentence; `undefined` when there is nothing to say. */
  why(view: View, side: Side, order: Order): Reason | undefined;
}
