import type { Order, OrderOf } from '../../../rules/seekrieg';
import type { Names } from '../common/names';

/** How orders of some kinds are said. */
export type Texts<Kind extends Order['kind']> = {
  readonly [K in Kind]: (order: OrderOf<K>, names: Names) => string;
};

/** An order that names nothing: no target, no place. */
export const NONE = '-';
