import type { Side } from '../../core';
import { actionOdds } from '../action/odds';
import { airOdds } from '../air/odds';
import { basicOdds } from '../basic/odds';
import type { Odds, OddsTable } from '../common/odds';
import { encounterOddsOf } from '../encounters/odds';
import type { Order } from '../model/orders';
import type { StrategicView } from '../model/state';
import { tacticalOdds } from '../tactical/explain';

/** The odds of one planned order. */
export interface OrderOdds extends Odds {
  order: Order;
}

/** The odds of each part's orders. */
const ODDS: OddsTable = {
  ...actionOdds,
  ...basicOdds,
  ...airOdds,
  ...encounterOddsOf,
  ...tacticalOdds,
};

type AnyOdds = (view: StrategicView, side: Side, order: Order) => Odds | undefined;

/** The odds of planned orders that have any, from the resolving functions and what the side knows. */
export const explain = (
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
): { orders: OrderOdds[] } => ({
  orders: orders.flatMap((order) => {
    const odds = (ODDS[order.kind] as AnyOdds | undefined)?.(view, side, order);
    return odds ? [{ order, ...odds }] : [];
  }),
});
