import type { Refusal } from './refusal';
import type { Side } from './side';

/** An order of any system; its kind names its rule. */
export interface BaseOrder {
  kind: string;
}

export type OfKind<Union extends { kind: string }, Kind extends Union['kind']> = Extract<
  Union,
  { kind: Kind }
>;

/** How one kind of order works. Legality is asked of what the side knows. */
export interface OrderRule<View, Play, Order extends BaseOrder> {
  /** All that the side may give now; empty when it is not its turn for them. */
  legal(view: View, side: Side): Order[];
  refuse(view: View, side: Side, order: Order): Refusal | undefined;
  /** Carries out an order that is not refused. */
  apply(play: Play, side: Side, order: Order): void;
}

/** The rule of every kind of order; a kind without one is a type error. */
export type OrderRules<View, Play, Order extends BaseOrder> = {
  readonly [Kind in Order['kind']]: OrderRule<View, Play, OfKind<Order, Kind>>;
};

/** The rules of a system, for an order of any kind. */
export interface OrderKit<View, Play, Order extends BaseOrder>
  extends OrderRule<View, Play, Order> {
  ruleOf(order: Order): OrderRule<View, Play, Order>;
}

/**
 * An order kit from the rules by kind. Orders are listed in the order of the table, or of `kindsNow`, which names the
 * kinds that can be given at all in a position.
 */
export function orderKit<View, Play, Order extends BaseOrder>(
  rules: OrderRules<View, Play, Order>,
  kindsNow?: (view: View) => readonly Order['kind'][],
): OrderKit<View, Play, Order> {
  const byKind = rules as Readonly<Record<string, OrderRule<View, Play, Order>>>;
  const all: readonly Order['kind'][] = Object.keys(rules);
  const ruleOf = ({ kind }: BaseOrder) => byKind[kind] as OrderRule<View, Play, Order>;
  return {
    ruleOf,
    legal(view, side) {
      const orders: Order[] = [];
      for (const kind of kindsNow?.(view) ?? all)
        for (const order of ruleOf({ kind }).legal(view, side)) orders.push(order);
      return orders;
    },
    refuse: (view, side, order) => ruleOf(order).refuse(view, side, order),
    apply: (play, side, order) => ruleOf(order).apply(play, side, order),
  };
}
