import { firstRefusal, type Refusal } from '../../core';
import { planOf, refuseShip, shipsToOrder } from '../common/own';
import type { OrderOf } from '../model/orders';
import { WAYS } from '../model/plan';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { turnsUpTo } from './courses';
import { isLeading } from './guide';
import { MAX_REVERSING, maxSteps, speedLimits } from './limits';

const shipIn = ({ ships }: SeekriegView, id: string): Ship => ships[id] as Ship;

/** [SK-9.1, SK-9.5 to SK-9.13] Speed ahead or astern; it stands until changed [SK-34.3]. */
export const speed: OrderRule<'speed'> = {
  legal: (view, side) => shipsToOrder(view, side, 'orders').flatMap((it) => speedsOf(view, it)),
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseShip(view, side, order.ship, 'orders'),
      () => refuseSpeed(view, order),
    ),
  apply({ state }, _side, { ship: id, knots, way }) {
    const ship = shipIn(state, id);
    const isByHerself = !isLeading(state, ship);
    Object.assign(planOf(ship), { speed: { knots, way }, ...(isByHerself && { isAlone: true }) });
  },
};

function speedsOf(view: SeekriegView, ship: Ship): OrderOf<'speed'>[] {
  const limits = speedLimits(view, ship);
  return WAYS.flatMap((way) => {
    const range = limits[way];
    if (!range) return [];
    return Array.from({ length: range.most - range.least + 1 }, (_, i) => ({
      kind: 'speed' as const,
      ship: ship.id,
      knots: range.least + i,
      way,
    }));
  });
}

function refuseSpeed(view: SeekriegView, order: OrderOf<'speed'>): Refusal | undefined {
  const range = speedLimits(view, shipIn(view, order.ship))[order.way];
  if (!range) return refusal('cannot-reverse', 'SK-9.10', { most: MAX_REVERSING });
  if (order.knots < range.least) return refusal('too-slow', 'SK-9.7', { least: range.least });
  return order.knots > range.most ? refusal('too-fast', 'SK-9.6', { most: range.most }) : undefined;
}

/** [SK-9.14 to SK-9.24] Steps to port and starboard, for this turn. */
export const turns: OrderRule<'turns'> = {
  legal: (view, side) =>
    shipsToOrder(view, side, 'orders').flatMap((ship) =>
      turnsUpTo(refuseAtRest(ship) ? 0 : maxSteps(view, ship)).map((steps) => ({
        kind: 'turns',
        ship: ship.id,
        turns: steps,
      })),
    ),
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseShip(view, side, order.ship, 'orders'),
      () => refuseSteps(view, order),
    ),
  apply({ state }, _side, order) {
    planOf(shipIn(state, order.ship)).turns = order.turns;
  },
};

function refuseSteps(view: SeekriegView, order: OrderOf<'turns'>): Refusal | undefined {
  const ship = shipIn(view, order.ship);
  const most = maxSteps(view, ship);
  if (order.turns.length > most) return refusal('too-many-turns', 'SK-9.19', { most });
  return order.turns.length > 0 ? refuseAtRest(ship) : undefined;
}

/** [SK-9.22] By the speed that she has been ordered, or else has. */
function refuseAtRest(ship: Ship): Refusal | undefined {
  const { speed: ordered } = planOf(ship);
  return (ordered?.knots ?? ship.speedKnots) === 0
    ? refusal('no-turn-at-rest', 'SK-9.22')
    : undefined;
}
