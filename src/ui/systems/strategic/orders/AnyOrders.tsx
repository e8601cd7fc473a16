import type { Order } from '../../../../rules/strategic';
import { notation } from '../../../../rules/strategic/query';
import { wordsOf } from '../../../../words/registry';
import { OrderList } from '../../../table/default/OrderList';
import { orderGroups } from '../../../table/default/orders';
import { useDesk } from '../desk/desk';

/** Orders that have no form of their own. */
export function AnyOrders() {
  const { legal, give, view, side } = useDesk();
  const open = legal.filter(({ kind }) => kind !== 'offerEnd');
  const groups = orderGroups({ legal: open, view, side }, wordsOf('strategic'), (order) =>
    notation.makeOrder(order as Order),
  );
  return <OrderList groups={groups} give={(order) => give(order as Order)} />;
}
