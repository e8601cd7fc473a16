import { fleetAction, type OrderOf } from '../../../../rules/fleet-action';
import { ordersOf } from '../../../table/desk';
import type { Desk } from '../desk/desk';

/** An attempt to spot a marker, and its chance to succeed. */
interface SpotTry {
  order: OrderOf<'spot'>;
  chance: number;
}

type Spotting = Pick<Desk, 'view' | 'side' | 'legal'>;

/** All tries, the best first. */
const allTries = ({ view, side, legal }: Spotting): SpotTry[] =>
  fleetAction
    .explain(view, side, ordersOf(legal, 'spot'))
    .tests.flatMap(({ order, chance }) => (order.kind === 'spot' ? [{ order, chance }] : []))
    .sort((a, b) => b.chance - a.chance);

/** [NW-12.24] For each marker the try with the best chance. */
export function triesOf(desk: Spotting): SpotTry[] {
  const all = allTries(desk);
  return all.filter(
    ({ order }, at) => at === all.findIndex((it) => it.order.contact === order.contact),
  );
}

/** The best tries that can all be made: each ship makes one, and each marker is tried once. */
export function spotsNow(desk: Spotting): OrderOf<'spot'>[] {
  const taken: OrderOf<'spot'>[] = [];
  for (const { order } of allTries(desk))
    if (!taken.some((it) => it.unit === order.unit || it.contact === order.contact))
      taken.push(order);
  return taken;
}
