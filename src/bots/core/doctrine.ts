import type { Draw, Reason, Side } from '../../rules/core';

/** How orders are chosen without looking ahead. */
export interface Choosing<View, Order> {
  /** The order that doctrine prefers. */
  choose(view: View, side: Side, orders: readonly Order[], draw: Draw): Order;
  /** The same without a list of the legal orders, which takes time to make; `undefined` where it needs one. */
  offhand?(view: View, side: Side, draw: Draw): Order | undefined;
}

/** A system's doctrine: everything about bots that is not generic. */
export interface Doctrine<View, Order> extends Choosing<View, Order> {
  /** The legal orders that avoid obvious mistakes. */
  sensible(view: View, side: Side, orders: readonly Order[]): Order[];
  /** All fire that doctrine would still declare in this impulse, best first. */
  proposeFire(view: View, side: Side, orders: readonly Order[]): Order[];
  /** Why doctrine prefers an order, in a sentence; `undefined` when there is nothing to say. */
  why(view: View, side: Side, order: Order): Reason | undefined;
}
