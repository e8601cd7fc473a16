import { firstRefusal, type Refusal } from '../../core';
import { conditionOf, planOf, refuseShip, shipsToOrder } from '../common/own';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { Ship } from '../model/units';
import { SHELL_TYPES } from '../tables/shells';

/** [SK-13.9] The type that a battery fires from this turn on. */
export const shells: OrderRule<'shells'> = {
  legal: (view, side) => shipsToOrder(view, side, 'orders').flatMap(offersOf),
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseShip(view, side, order.ship, 'orders'),
      () => refuseType(view.ships[order.ship] as Ship, order),
    ),
  apply({ state }, _side, { ship, battery, type }) {
    planOf(state.ships[ship] as Ship).shells[battery] = type;
  },
};

function refuseType(ship: Ship, { battery, type }: OrderOf<'shells'>): Refusal | undefined {
  const log = conditionOf(ship).batteries[battery];
  if (!log) return refusal('no-such-battery', 'SK-11.1', { ship: ship.id });
  return log.shells[type] ? undefined : refusal('shells-not-aboard', 'SK-6.7', { type });
}

/** Types aboard other than the one loaded or ordered. */
const offersOf = (ship: Ship): OrderOf<'shells'>[] =>
  conditionOf(ship).batteries.flatMap((log, battery) =>
    SHELL_TYPES.filter(
      (type) => log.shells[type] && type !== (planOf(ship).shells[battery] ?? log.loaded),
    ).map((type) => ({ kind: 'shells' as const, ship: ship.id, battery, type })),
  );
