import { firstRefusal, type Refusal } from '../../core';
import { conditionOf, planOf, refuseShip, shipsToOrder } from '../common/own';
import type { OrderOf } from '../model/orders';
import type { DamageControlOrder } from '../model/plan';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { isBeyondHelp, pointsToSpend, totalOf, usualControl } from './points';

type Control = OrderOf<'damageControl'>;

/** [SK-18.18 to SK-18.22] */
function refusePoints(ship: Ship, order: DamageControlOrder): Refusal | undefined {
  const { fires, damage } = conditionOf(ship);
  const most = pointsToSpend(ship);
  if (isBeyondHelp(ship) && totalOf(order) > 0)
    return refusal('beyond-help', 'SK-18.21', { ship: ship.id });
  if (totalOf(order) > most) return refusal('too-many-points', 'SK-18.18', { most });
  if (order.onDamage > damage) return refusal('too-many-points', 'SK-18.22', { most: damage });
  const isTooMuch = order.onFires.some((points, at) => points > (fires[at]?.severity ?? 0));
  return isTooMuch ? refusal('no-such-fire', 'SK-18.19', { ship: ship.id }) : undefined;
}

/** All on damage, nothing, and what SK-34.11 would do. */
function choicesOf(ship: Ship): DamageControlOrder[] {
  const { damage } = conditionOf(ship);
  const none = conditionOf(ship).fires.map(() => 0);
  const all = { onDamage: Math.min(pointsToSpend(ship), damage), onFires: none };
  const choices = [usualControl(ship), all, { onDamage: 0, onFires: none }];
  const isNew = (it: DamageControlOrder, at: number) =>
    choices.findIndex((other) => JSON.stringify(other) === JSON.stringify(it)) === at;
  return choices.filter((it, at) => isNew(it, at) && !refusePoints(ship, it));
}

const shipIn = ({ ships }: SeekriegView, id: string): Ship => ships[id] as Ship;

/** [SK-18.16 to SK-18.22] Points on damage and fires. */
export const damageControl: OrderRule<'damageControl'> = {
  legal: (view, side) =>
    shipsToOrder(view, side, 'damageControl').flatMap((ship) =>
      choicesOf(ship).map((it): Control => ({ kind: 'damageControl', ship: ship.id, ...it })),
    ),
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseShip(view, side, order.ship, 'damageControl'),
      () => refusePoints(shipIn(view, order.ship), order),
    ),
  apply({ state }, _side, { ship, onDamage, onFires }) {
    planOf(shipIn(state, ship)).damageControl = { onDamage, onFires };
  },
};
