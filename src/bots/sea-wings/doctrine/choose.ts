import type { Draw, Side } from '../../../rules/core';
import type { Order, SeaWingsView } from '../../../rules/sea-wings';
import { pick } from '../../core/lot';
import { sensibleOrders } from '../common/sensible';

/** The order that doctrine prefers. */
export const chooseOrder = (
  view: SeaWingsView,
  side: Side,
  orders: readonly Order[],
  draw: Draw,
): Order => pick(draw, sensibleOrders(view, side, orders));
