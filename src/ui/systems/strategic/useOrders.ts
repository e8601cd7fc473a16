import { useCallback, useRef } from 'react';
import type { Snapshot, Table } from '../../../game';
import type { Refusal, Side } from '../../../rules/core';
import type { strategic } from '../../../rules/strategic';
import type { Order } from '../../../rules/strategic/orders';
import type { Desk } from './desk';

interface Seated {
  table: Table<typeof strategic>;
  snapshot: Snapshot<typeof strategic>;
  acting: Side | null;
}

/** One pick gives several orders at times: a person takes back what he has done at once. */
interface Step {
  /** The segment and the side: of others nothing can be taken back. */
  place: string;
  given: number;
}

/** Gives orders to the side's seat, shows what is refused, and takes back. */
export function useOrders(
  { table, snapshot, acting }: Seated,
  explain: Desk['explain'],
): Pick<Desk, 'give' | 'undo' | 'whyNot'> {
  const { system } = table;
  const { view, segment } = snapshot;
  const steps = useRef<Step[]>([]);
  const place = `${segment.clock}/${acting}`;
  const give = useCallback(
    (...orders: readonly Order[]): boolean => {
      if (!acting) return false;
      const { refused, given } = giveAll(orders, (order) =>
        table.seats[acting].give(system.makeOrder(order)),
      );
      const here = steps.current.filter((step) => step.place === place);
      if (given > 0) steps.current = [...here, { place, given }];
      explain(refused ?? null);
      return !refused;
    },
    [table, system, acting, explain, place],
  );
  const undo = useCallback(() => {
    if (!acting) return;
    const here = steps.current.filter((step) => step.place === place);
    steps.current = here.slice(0, -1);
    for (let left = here.at(-1)?.given ?? 1; left > 0; left--) {
      const refused = table.seats[acting].undo();
      explain(refused ?? null);
      if (refused) return;
    }
  }, [table, acting, explain, place]);
  const whyNot = useCallback(
    (order: Order) => (acting ? system.refuse(view, acting, order) : undefined),
    [system, view, acting],
  );
  return { give, undo, whyNot };
}

/** Gives orders until one is refused. */
function giveAll(
  orders: readonly Order[],
  give: (order: Order) => Refusal | undefined,
): { refused?: Refusal; given: number } {
  for (const [given, order] of orders.entries()) {
    const refused = give(order);
    if (refused) return { refused, given };
  }
  return { given: orders.length };
}
