import type { OfKind } from '../../core';
import type { RangeBox } from '../tables/rangeBoxes';
import type { ActionOrder } from './actionOrders';
import type { AdvancedOrder } from './advancedOrders';
import type { AirOrder } from './airOrders';
import type { BasicOrder } from './basicOrders';
import type { DivisionId, ShipId } from './ids';
import type { TacticalOrder } from './tacticalOrders';

/** Orders of either level. */
export type CommonOrder =
  | { kind: 'placeDivision'; division: DivisionId; box: RangeBox }
  /** [ST-2.5] Regroups the ships of divisions that stand together. */
  | { kind: 'splitMerge'; divisions: DivisionId[]; groups: ShipId[][] }
  | { kind: 'scuttle'; ship: ShipId; answer: 'yes' | 'no' }
  | { kind: 'offerEnd'; answer: 'yes' | 'no' }
  /** [ST-5.14] A confirmed stage cannot be reopened. */
  | { kind: 'confirm' };

/** [ST-25.1] Every order of a strategic game. */
export type Order =
  | CommonOrder
  | BasicOrder
  | AdvancedOrder
  | AirOrder
  | ActionOrder
  | TacticalOrder;

export type OrderOf<Kind extends Order['kind']> = OfKind<Order, Kind>;
