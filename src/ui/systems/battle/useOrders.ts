import { useCallback, useRef } from 'react';
import type { Snapshot, Table } from '../../../game';
import { battle, type Order } from '../../../rules/battle';
import type { Side } from '../../../rules/core';
import type { Desk } from './desk';

interface Seated {
  table: Table<typeof battle>;
  snapshot: Snapshot<typeof battle>;
  acting: Side | null;
}

/** Gives orders to the side's seat, shows what is refused, and takes back. */
export function useOrders(
  { table, snapshot, acting }: Seated,
  explain: Desk['explain'],
): Pick<Desk, 'give' | 'undo' | 'whyNot'> {
  const { view } = snapshot;
  const steps = useRef<Step[]>([]);
  const place = `${view.clock}/${acting}`;
  const give = useCallback(
    (...orders: readonly Order[]): boolean => {
      if (!acting) return false;
      const isHere = (step: Step) => step.place === place;
      const { refused, given } = giveAll(orders, (order) =>
        table.seats[acting].give(battle.makeOrder(order)),
      );
      if (given > 0) steps.current = [...steps.current.filter(isHere), { place, given }];
      explain(refused ?? null);
      return !refused;
    },
    [table, acting, explain, place],
  );
  const undo = useCallback(() => {
    if (!acting) return;
    const isHere = (step: Step) => step.place === place;
    const kept = steps.current.filter(isHere);
    steps.current = kept.slice(0, -1);
    for (let left = kept.at(-1)?.given ?? 1; left > 0; left--) {
      const refused = table.seats[acting].undo();
      explain(refused ?? null);
      if (refused) return;
    }
  }, [table, acting, explain, place]);
  const whyNot = useCallback(
    (order: Order) => (acting ? battle.refuse(view, acting, order) : undefined),
    [view, acting],
  );
  return { give, undo, whyNot };
}

/** How many orders one pick has given: the rules know single orders, a person takes back what he has done at once. */
interface Step {
  /** The segment and the side: of others nothing can be taken back. */
  place: string;
  given: number;
}

/** Gives orders until one is refused. */
function giveAll<Refused>(
  orders: readonly Order[],
  give: (order: Order) => Refused | undefined,
): { refused?: Refused; given: number } {
  for (const [given, order] of orders.entries()) {
    const refused = give(order);
    if (refused) return { refused, given };
  }
  return { given: orders.length };
}
