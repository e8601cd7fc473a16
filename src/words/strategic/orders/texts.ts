import type { Order, OrderOf } from '../../../rules/strategic';
import type { Around } from '../common/around';

/** How orders of some kinds are said. */
export type Texts<Kind extends Order['kind']> = {
  readonly [K in Kind]: (order: OrderOf<K>, around: Around) => string;
};
