import { fleetAction, type OrderOf } from '../../../../rules/fleet-action';
import { ordersOf } from '../../../table/desk';
import type { Desk } from '../desk/desk';

/** An attempt to spot a marker, and its chance to succeed. */
interface SpotTry {
  order: OrderOf<'spot'>;
  chance: number;
}

/** [NW-12.24] For each marker the try with the best chance. */
export function triesOf({ view, side, legal }: Pick<Desk, 'view' | 'side' | 'legal'>): SpotTry[] {
  const all = fleetAction
    .explain(view, side, ordersOf(legal, 'spot'))
    .tests.flatMap(({ order, chance }) => (order.kind === 'spot' ? [{ order, chance }] : []))
    .sort((a, b) => b.chance - a.chance);
  return all.filter(
    ({ order }, at) => at === all.findIndex((it) => it.order.contact === order.contact),
  );
}

/** The best tries that can all be made: each ship makes one. */
export function spotsNow(desk: Pick<Desk, 'view' | 'side' | 'legal'>): OrderOf<'spot'>[] {
  const tries = triesOf(desk).map(({ order }) => order);
  return tries.filter(({ unit }, at) => at === tries.findIndex((it) => it.unit === unit));
}
