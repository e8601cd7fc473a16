import type { Order, OrderOf } from '../../../../rules/fleet-action';
import { ordersOf } from '../../../table/desk';
import type { Desk } from '../desk/desk';

/** What a ship may mend or refill at the end of a turn. */
type EndOrder = OrderOf<'repair'> | OrderOf<'refillTubes'>;

/** [NW-28.6, NW-9.18] What the end of a turn does without a choice: for each ship that has chosen nothing the first repair, and all tubes. */
function proposedEnd(legal: readonly Order[], repaired: readonly string[]): EndOrder[] {
  const repairs = ordersOf(legal, 'repair').filter(({ ship }) => !repaired.includes(ship));
  const first = repairs.filter(
    ({ ship }, at) => repairs.findIndex((it) => it.ship === ship) === at,
  );
  return [...first, ...ordersOf(legal, 'refillTubes')];
}

/** What is given with the end of the turn. */
export const endOrders = ({ legal, view, side }: Pick<Desk, 'legal' | 'view' | 'side'>) =>
  proposedEnd(
    legal,
    (view.forces[side]?.end.repairs ?? []).map(({ ship }) => ship),
  );
