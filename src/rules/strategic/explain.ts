import type { Side } from '../core';
import type { Order } from './orders';
import type { StrategicView } from './state';

/** The odds of one planned order. */
export interface OrderOdds {
  order: Order;
  /** Chance that it does what it is for (spots, hits, intercepts), exact or by ST-27's conditions. */
  chance: number;
  /** Mean Damage Levels or steps, where there are any. */
  meanDamage: number | null;
}

/** What `explain` tells of planned orders. */
export interface StrategicOdds {
  orders: OrderOdds[];
}

/** The odds of planned orders, from the computation that resolves them. */
export const explain = (
  _view: StrategicView,
  _side: Side,
  _orders: readonly Order[],
): StrategicOdds => ({ orders: [] });
