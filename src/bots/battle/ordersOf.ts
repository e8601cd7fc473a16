import type { Order, OrderOf } from '../../rules/battle';

/** The orders of one kind. */
export const ordersOf = <Kind extends Order['kind']>(
  orders: readonly Order[],
  kind: Kind,
): OrderOf<Kind>[] => orders.filter((order): order is OrderOf<Kind> => order.kind === kind);
