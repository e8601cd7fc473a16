import type { Side } from '../../../rules/core';
import type { FleetActionView, Order, OrderOf } from '../../../rules/fleet-action';
import type { Names } from '../common/names';

/** A view, for whom it is, and its names. */
export interface Around {
  view: FleetActionView;
  side: Side;
  names: Names;
}

/** How orders of some kinds are said. */
export type Texts<Kind extends Order['kind']> = {
  readonly [K in Kind]: (order: OrderOf<K>, around: Around) => string;
};
