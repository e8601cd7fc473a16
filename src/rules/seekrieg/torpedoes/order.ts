import { firstRefusal, type Refusal } from '../../core';
import {
  conditionOf,
  planOf,
  refuseShip,
  refuseTarget,
  shipsToOrder,
  targetsOf,
} from '../common/own';
import type { TargetId } from '../model/ids';
import type { OrderOf } from '../model/orders';
import type { TorpedoOrder } from '../model/plan';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeekriegView } from '../model/state';
import { SETTINGS } from '../model/tubes';
import type { Ship } from '../model/units';
import { PISTOLS } from '../tables/torpedoHits';
import { refuseShot } from './refuse';

type Torpedoes = OrderOf<'torpedoes'>;

/** All tubes that are loaded at every target that a mount can reach, and what takes an order back. */
function shotsOf(view: SeekriegView, ship: Ship): Torpedoes[] {
  const targets = targetsOf(view, ship.side);
  return conditionOf(ship).mounts.flatMap(({ loaded }, mount) => {
    const ordered = planOf(ship).torpedoes.find((it) => it.mount === mount);
    const shots = loaded > 0 ? targets.flatMap((it) => shotsAt(view, ship, mount, it)) : [];
    return [
      ...shots.map((it): Torpedoes => ({ kind: 'torpedoes', ship: ship.id, ...it })),
      ...(ordered ? [{ kind: 'torpedoes' as const, ship: ship.id, ...ordered, count: 0 }] : []),
    ];
  });
}

/** [SK-34.8] What all loaded tubes of a mount can do against a target; contact and the fastest run first. */
export function shotsAt(
  view: SeekriegView,
  ship: Ship,
  mount: number,
  target: TargetId,
): TorpedoOrder[] {
  const count = conditionOf(ship).mounts[mount]?.loaded ?? 0;
  return PISTOLS.flatMap((pistol) =>
    SETTINGS.map((setting): TorpedoOrder => ({ mount, count, target, setting, pistol })).filter(
      (order) => !refuseShot(view, ship, order),
    ),
  );
}

const hasOrder = (view: SeekriegView, { ship, mount }: Torpedoes): Refusal | undefined =>
  planOf(view.ships[ship] as Ship).torpedoes.some((it) => it.mount === mount)
    ? undefined
    : refusal('no-change', 'SK-34.1');

/** [SK-17.1 to SK-17.8] Loaded tubes of one mount at a target; none of them takes the order back. */
export const torpedoes: OrderRule<'torpedoes'> = {
  legal: (view, side) =>
    shipsToOrder(view, side, 'firePlot').flatMap((ship) =>
      ship.sheet.torpedoes ? shotsOf(view, ship) : [],
    ),
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseShip(view, side, order.ship, 'firePlot'),
      () => (order.count === 0 ? hasOrder(view, order) : undefined),
      () => (order.count === 0 ? undefined : refuseTarget(view, side, order.target)),
      () =>
        order.count === 0 ? undefined : refuseShot(view, view.ships[order.ship] as Ship, order),
    ),
  apply({ state }, _side, { ship, mount, count, target, setting, pistol }) {
    const plan = planOf(state.ships[ship] as Ship);
    const others = plan.torpedoes.filter((it) => it.mount !== mount);
    const order = { mount, count, target, setting, pistol };
    plan.torpedoes = count === 0 ? others : [...others, order];
  },
};
