import { useCallback, useRef } from 'react';
import type { OrderOf, Snapshot, Table } from '../../game';
import type { AnySystem, Refusal, Side } from '../../rules/core';

interface Seated<S extends AnySystem> {
  table: Table<S>;
  snapshot: Snapshot<S>;
  acting: Side | null;
}

/** What a screen does with orders. */
export interface Giving<Order> {
  /** Gives orders one after another; a refusal stops them, and is shown with its clause. */
  give: (...orders: readonly Order[]) => boolean;
  /** Undoes the last order, or all orders of one pick in one step. */
  undo: () => void;
  /** Why an order would be refused now. */
  whyNot: (order: Order) => Refusal | undefined;
}

/** Gives orders to the side's seat, shows refusals, and undoes. */
export function useOrders<S extends AnySystem>(
  { table, snapshot, acting }: Seated<S>,
  explain: (refusal: Refusal | null) => void,
): Giving<OrderOf<S>> {
  const { system } = table;
  const { view, segment } = snapshot;
  const steps = useRef<Step[]>([]);
  const place = `${segment.clock}/${acting}`;
  const give = useCallback(
    (...orders: readonly OrderOf<S>[]): boolean => {
      if (!acting) return false;
      const { refused, given } = giveAll(orders, (order) =>
        table.seats[acting].give(system.makeOrder(order)),
      );
      if (given > 0) steps.current = [...stepsAt(place, steps.current), { place, given }];
      explain(refused ?? null);
      return !refused;
    },
    [table, system, acting, explain, place],
  );
  const undo = useCallback(() => {
    if (!acting) return;
    const here = stepsAt(place, steps.current);
    steps.current = here.slice(0, -1);
    for (let left = here.at(-1)?.given ?? 1; left > 0; left--) {
      const refused = table.seats[acting].undo();
      explain(refused ?? null);
      if (refused) return;
    }
  }, [table, acting, explain, place]);
  const whyNot = useCallback(
    (order: OrderOf<S>) => (acting ? system.refuse(view, acting, order) : undefined),
    [system, view, acting],
  );
  return { give, undo, whyNot };
}

/** How many orders one pick has given: the rules know single orders, but a player undoes a pick as a whole. */
interface Step {
  /** The segment and the side: orders of others cannot be undone. */
  place: string;
  given: number;
}

const stepsAt = (place: string, steps: readonly Step[]): Step[] =>
  steps.filter((step) => step.place === place);

/** Gives orders until one is refused. */
function giveAll<Order>(
  orders: readonly Order[],
  give: (order: Order) => Refusal | undefined,
): { refused?: Refusal; given: number } {
  for (const [given, order] of orders.entries()) {
    const refused = give(order);
    if (refused) return { refused, given };
  }
  return { given: orders.length };
}
