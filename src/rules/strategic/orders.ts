import type { ActionOrder } from './action/orders';
import type { AdvancedOrder } from './advanced/orders';
import type { AirOrder } from './air/orders';
import type { BasicOrder } from './basic/orders';
import type { DivisionId, ShipId } from './ids';
import type { RangeBox } from './rangeBoxes';
import type { TacticalOrder } from './tactical/orders';

/** Orders of either level. */
export type CommonOrder =
  | { kind: 'placeDivision'; division: DivisionId; box: RangeBox }
  /** [ST-2.5] The ships of the divisions, which stand together, anew in groups. */
  | { kind: 'splitMerge'; divisions: DivisionId[]; groups: ShipId[][] }
  | { kind: 'scuttle'; ship: ShipId; answer: 'yes' | 'no' }
  | { kind: 'offerEnd'; answer: 'yes' | 'no' }
  /** [ST-5.14] What is confirmed cannot be recalled. */
  | { kind: 'confirm' };

/** [ST-25.1] Every order of a strategic game. */
export type Order =
  | CommonOrder
  | BasicOrder
  | AdvancedOrder
  | AirOrder
  | ActionOrder
  | TacticalOrder;

export type OrderOf<Kind extends Order['kind']> = Extract<Order, { kind: Kind }>;
