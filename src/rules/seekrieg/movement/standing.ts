import { firstRefusal, type Refusal } from '../../core';
import { isStruckBy } from '../common/effects';
import { planOf, refuseShip, refuseTarget, shipsToOrder, targetsOf } from '../common/own';
import { MAX_SMOKE_WIND } from '../common/smoke';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import { isOpenFor, type OrderRule } from '../model/rule';
import { FORMATIONS } from '../model/scenario';
import { isDestroyer, type ShipSheet } from '../model/sheet';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { elementOf } from './guide';
import { canEvade, MIN_EVADING } from './limits';
import { isTooWindy } from './smoke';

const shipIn = ({ ships }: SeekriegView, id: string): Ship => ships[id] as Ship;

/** [SK-34.4, SK-34.5] The guide of an element and how the others keep with her; it takes all of them back. */
export const element: OrderRule<'element'> = {
  legal: (view, side) =>
    isOpenFor(view, side, 'orders')
      ? Object.values(view.forces[side]?.elements ?? {}).flatMap(({ id, ships, ...now }) =>
          ships
            .filter((guide) => shipIn(view, guide).fate === 'inPlay')
            .flatMap((guide) =>
              FORMATIONS.filter((it) => it !== now.formation || guide !== now.guide).map(
                (formation) => ({ kind: 'element', element: id, guide, formation }),
              ),
            ),
        )
      : [],
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseShip(view, side, order.guide, 'orders'),
      () => {
        const named = elementOf(view, side, order.element);
        if (!named) return refusal('no-such-element', 'SK-34.4', { element: order.element });
        return named.ships.includes(order.guide)
          ? undefined
          : refusal('no-such-ship', 'SK-34.4', { ship: order.guide });
      },
    ),
  apply({ state }, side, { element: id, guide, formation }) {
    const named = elementOf(state, side, id);
    if (!named) return;
    Object.assign(named, { guide, formation });
    for (const ship of named.ships) planOf(shipIn(state, ship)).isAlone = false;
  },
};

/** [SK-15.7, SK-34.10] */
export const evade: OrderRule<'evade'> = {
  legal: (view, side) =>
    shipsToOrder(view, side, 'orders')
      .filter((ship) => planOf(ship).evades || canEvade(view, ship))
      .map((ship) => ({ kind: 'evade', ship: ship.id, on: !planOf(ship).evades })),
  refuse: (view, side, { ship, on }) =>
    firstRefusal(
      () => refuseShip(view, side, ship, 'orders'),
      () =>
        on && !canEvade(view, shipIn(view, ship))
          ? refusal('cannot-evade', 'SK-15.7', { least: MIN_EVADING })
          : undefined,
    ),
  apply({ state }, _side, { ship, on }) {
    planOf(shipIn(state, ship)).evades = on;
  },
};

/** [SK-15.12] */
const CHEMICAL_SINCE = 1914;

/** [SK-15.11, SK-15.12] */
export const isFitted = (sheet: ShipSheet): boolean =>
  isDestroyer(sheet) ||
  ((sheet.type === 'CA' || sheet.type === 'CL') && sheet.completed >= CHEMICAL_SINCE);

function refuseSmoke(view: SeekriegView, order: OrderOf<'smoke'>): Refusal | undefined {
  if (order.smoke === 'off') return undefined;
  if (isTooWindy(view.environment))
    return refusal('too-much-wind', 'SK-15.21', { most: MAX_SMOKE_WIND });
  const ship = shipIn(view, order.ship);
  const hasGear = isFitted(ship.sheet) && !isStruckBy(view, ship, 'funnels-wrecked');
  return order.smoke === 'chemical' && !hasGear
    ? refusal('no-chemical-smoke', 'SK-15.11', { ship: order.ship })
    : undefined;
}

/** [SK-15.11 to SK-15.13, SK-34.10] */
export const smoke: OrderRule<'smoke'> = {
  legal: (view, side) =>
    shipsToOrder(view, side, 'orders').flatMap((ship) =>
      (['funnel', 'chemical', 'off'] as const)
        .filter((it) => it !== (planOf(ship).smoke ?? 'off'))
        .map((it): OrderOf<'smoke'> => ({ kind: 'smoke', ship: ship.id, smoke: it }))
        .filter((order) => !refuseSmoke(view, order)),
    ),
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseShip(view, side, order.ship, 'orders'),
      () => refuseSmoke(view, order),
    ),
  apply({ state }, _side, order) {
    planOf(shipIn(state, order.ship)).smoke = order.smoke === 'off' ? null : order.smoke;
  },
};

/** [SK-9.27] A ram against a named ship; stands until taken back. */
export const ram: OrderRule<'ram'> = {
  legal: (view, side) =>
    shipsToOrder(view, side, 'orders').flatMap((ship) =>
      ['-', ...targetsOf(view, side)]
        .filter((target) => target !== (planOf(ship).ram ?? '-'))
        .map((target) => ({ kind: 'ram', ship: ship.id, target })),
    ),
  refuse: (view, side, { ship, target }) =>
    firstRefusal(
      () => refuseShip(view, side, ship, 'orders'),
      () => (target === '-' ? undefined : refuseTarget(view, side, target)),
    ),
  apply({ state }, _side, { ship, target }) {
    planOf(shipIn(state, ship)).ram = target === '-' ? null : target;
  },
};
