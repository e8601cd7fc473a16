import type { Order, OrderOf } from '../../../rules/sea-wings';
import { NONE } from '../../../rules/sea-wings/query';
import { wingsNamesText } from '../texts/names';
import { wingsOrdersText } from '../texts/orders';
import type { Around, Texts } from './texts';

/** Orders of the Air Operations phase. */
type PlanKind = Extract<
  Order['kind'],
  'planSearch' | 'planStrike' | 'planCap' | 'planReady' | 'planFerry' | 'standDown'
>;

interface Sent {
  formation: string;
  factors: number;
}

const sent = ({ formation, factors }: Sent, { names }: Around) => ({
  formation: names.formation(formation),
  count: factors,
});

export const PLAN_TEXTS: Texts<PlanKind> = {
  planSearch: searchText,
  planStrike: strikeText,
  planCap: (order, around) =>
    wingsOrdersText('planCap', { ...sent(order, around), over: around.names.force(order.over) }),
  planReady: (order, around) => wingsOrdersText('planReady', sent(order, around)),
  planFerry: (order, around) =>
    wingsOrdersText('planFerry', { ...sent(order, around), to: around.names.home(order.to) }),
  standDown: ({ formation }, { names }) =>
    wingsOrdersText('standDown', { formation: names.formation(formation) }),
};

function searchText(order: OrderOf<'planSearch'>, around: Around): string {
  const { from, to, rangeHexes: range, ordnance } = order;
  const figures = { ...sent(order, around), from, to, range };
  const load = ordnance === NONE ? undefined : around.names.load(ordnance);
  return load === undefined
    ? wingsOrdersText('planSearch', figures)
    : wingsOrdersText('planArmedSearch', { ...figures, load });
}

function strikeText(order: OrderOf<'planStrike'>, around: Around): string {
  const { names } = around;
  const figures = {
    ...sent(order, around),
    launch: wingsNamesText(`launch.${order.launch}`),
  };
  if (order.target === NONE) return wingsOrdersText('planClearing', figures);
  const target = names.target(order.target);
  return order.ordnance === NONE
    ? wingsOrdersText('planEscort', { ...figures, target })
    : wingsOrdersText('planStrike', {
        ...{ ...figures, target, load: names.load(order.ordnance) ?? order.ordnance },
      });
}
