import type { Order, OrderOf } from '../../../../rules/strategic/model/orders';
import type { Desk } from '../desk';

/** What orders are told with: the names of things, and where they are. */
export type Around = Pick<Desk, 'names' | 'view' | 'side'>;

/** How orders of some kinds are said. */
export type Texts<Kind extends Order['kind']> = {
  readonly [K in Kind]: (order: OrderOf<K>, around: Around) => string;
};
