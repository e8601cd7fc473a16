import type { Order } from '../../../rules/strategic';
import type { Around } from '../common/around';
import { type SearchOrder, searchText } from './basicTexts';
import { orderText } from './orderText';

const isSearch = (order: Order): order is SearchOrder =>
  order.kind === 'searchDivision' || order.kind === 'searchBox';

/** What a search attempt looks for. */
const soughtBy = (order: SearchOrder): string =>
  order.kind === 'searchDivision' ? order.division : order.box;

/** Orders as advice, a line each; search attempts for the same in one. */
export function sayOrders(orders: readonly Order[], around: Around): string[] {
  const searches = orders.filter(isSearch);
  const sought = [...new Set(searches.map(soughtBy))];
  return [
    ...orders.filter((order) => !isSearch(order)).map((order) => orderText(order, around)),
    ...sought.map((it) =>
      searchText(
        searches.filter((order) => soughtBy(order) === it),
        around,
      ),
    ),
  ];
}
