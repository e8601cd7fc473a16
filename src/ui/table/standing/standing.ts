import { type AnySystem, foresee, type Side } from '../../../rules/core';

/**
 * How orders of one turn go on in the next. A system says what it keeps of a step that is confirmed, and by which orders
 * that is repeated; whether they are legal is asked of its rules.
 */
export interface StandingKit<View, Order, Kept> {
  /** Nothing kept. */
  none: Kept;
  /** The kind of order that confirms a step. */
  closes: string;
  /**
   * What goes on after a step, as it stands when it is confirmed.
   * @param legal all orders that are legal then
   */
  keep(view: View, side: Side, kept: Kept, legal: readonly Order[]): Kept;
  /** The orders of the present step that repeat what is kept, in the order in which they are given. */
  repeat(view: View, side: Side, kept: Kept): Order[];
  /**
   * Good orders for the present step while nothing is kept for it, as at the start of a game; nothing where there are none.
   * @param legal all orders that are legal now
   */
  propose?(view: View, side: Side, kept: Kept, legal: readonly Order[]): Order[];
  /** Whether the present step was confirmed with nothing ordered the last time. */
  wasIdle(view: View, kept: Kept): boolean;
  /**
   * Whether the present step asks for nothing but what the player left as it was proposed the last time: then it passes.
   * @param legal all orders that are legal now
   */
  isAsBefore?(view: View, side: Side, kept: Kept, legal: readonly Order[]): boolean;
  /** What is kept once the player wants to be asked for all that again. */
  askAgain?(kept: Kept): Kept;
}

/** Orders that the screen has given in a step for the player. */
export interface GivenOrders {
  count: number;
  /** They are those of the turn before, or orders to begin with. */
  are: 'repeated' | 'proposed';
}

export const NONE_GIVEN: GivenOrders = { count: 0, are: 'repeated' };

/** Of orders those that are legal one after another. */
export function legalInTurn<View, Order>(
  system: AnySystem,
  view: View,
  side: Side,
  orders: readonly Order[],
): Order[] {
  let seen = view;
  return orders.filter((order) => {
    if (system.refuse(seen, side, order)) return false;
    seen = foresee(system, seen, side, order)?.view ?? seen;
    return true;
  });
}
