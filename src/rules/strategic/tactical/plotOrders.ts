import { firstRefusal, type Refusal, type Side } from '../../core';
import { stateOf } from '../cards/shipNow';
import type { Answer } from '../model/basicOrders';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule } from '../model/rule';
import type { ShipId, StrategicView } from '../model/state';
import type { TacticalPlans, TacticalShip } from '../model/tacticalState';
import { canSmoke, MIN_SPEED_FOR_SMOKE } from './movement';
import { plotChoices } from './plotChoices';
import { refusePlot } from './plotting';
import {
  cardOf,
  type Fight,
  fightAt,
  fightIn,
  isAdvanced,
  isCaught,
  isSubmerged,
  ownShip,
  recordOf,
  shipsIn,
} from './query';

const plotting = (view: StrategicView, side: Side): Fight | undefined =>
  fightAt(view, side, 'plot');

const notPlotted = () => notNow('plots');

/** The friendly ship of an order, while plots are made. */
function plotted(view: StrategicView, side: Side, id: ShipId) {
  const fight = plotting(view, side);
  const ship = fight && ownShip(fight, side, id);
  return fight && ship ? { fight, ship } : undefined;
}

/** The orders for every friendly ship that may be plotted now. */
function forShips<T>(
  view: StrategicView,
  side: Side,
  orders: (fight: Fight, ship: TacticalShip) => T[],
): T[] {
  const fight = plotting(view, side);
  return fight ? shipsIn(fight.tactical, side).flatMap((ship) => orders(fight, ship)) : [];
}

/** The plans of a side while an order changes them. */
function plansOf(view: StrategicView, side: Side): TacticalPlans | undefined {
  return fightIn(view)?.tactical.plans[side];
}

function dropWay(plans: TacticalPlans, id: ShipId): void {
  plans.plots = plans.plots.filter(({ ship }) => ship !== id);
  plans.follows = plans.follows.filter(({ ship }) => ship !== id);
}

/** [ST-15.15] A selection; any legal string may be plotted. */
export const plotShip: OrderRule<'plotShip'> = {
  legal: (view, side) =>
    forShips(view, side, (fight, ship) =>
      plotChoices(fight, ship).map((path) => ({ kind: 'plotShip', ship: ship.id, path })),
    ),
  refuse(view, side, { ship, path }) {
    const at = plotted(view, side, ship);
    return at ? refusePlot(at.fight, at.ship, path) : notPlotted();
  },
  apply({ state }, side, { ship, path }) {
    const plans = plansOf(state, side);
    if (!plans) return;
    dropWay(plans, ship);
    plans.plots.push({ ship, path });
  },
};

/** [ST-15.22] */
export const followShip: OrderRule<'followShip'> = {
  legal: (view, side) =>
    forShips(view, side, (fight, ship) =>
      shipsIn(fight.tactical, side)
        .filter((leader) => !refuseFollow(fight, ship, leader))
        .map((leader) => ({ kind: 'followShip', ship: ship.id, leader: leader.id })),
    ),
  refuse(view, side, { ship, leader }) {
    const at = plotted(view, side, ship);
    if (!at) return notPlotted();
    return refuseFollow(at.fight, at.ship, ownShip(at.fight, side, leader));
  },
  apply({ state }, side, { ship, leader }) {
    const plans = plansOf(state, side);
    if (!plans) return;
    dropWay(plans, ship);
    plans.follows.push({ ship, leader });
  },
};

function refuseFollow(
  fight: Fight,
  ship: TacticalShip,
  leader: TacticalShip | undefined,
): Refusal | undefined {
  const { name, division } = { ...cardOf(fight, ship), ...recordOf(fight, ship) };
  if (!leader || leader.id === ship.id || recordOf(fight, leader).division !== division)
    return refusal('no-such-leader', 'ST-15.22', { name });
  if (isCaught(fight, ship)) return refusal('plot-surprised', 'ST-15.10b', { name });
  const { follows } = fight.tactical.plans[ship.side];
  if (!leadsBack(follows, leader.id, ship.id)) return undefined;
  return refusal('follow-circle', 'ST-15.22', { name });
}

/** Whether a chain of followers that begins with `from` comes to a ship. */
function leadsBack(follows: TacticalPlans['follows'], from: ShipId, to: ShipId): boolean {
  const next = follows.find(({ ship }) => ship === from)?.leader;
  return next !== undefined && (next === to || leadsBack(follows, next, to));
}

const ANSWERS: readonly Answer[] = ['yes', 'no'];

/** [ST-15.23] */
export const smoke: OrderRule<'smoke'> = {
  legal: (view, side) =>
    forShips(view, side, (fight, ship) =>
      ANSWERS.filter((answer) => !refuseSmoke(fight, ship, answer)).map((answer) => ({
        kind: 'smoke',
        ship: ship.id,
        answer,
      })),
    ),
  refuse(view, side, { ship, answer }) {
    const at = plotted(view, side, ship);
    return at ? refuseSmoke(at.fight, at.ship, answer) : notPlotted();
  },
  apply({ state }, side, { ship, answer }) {
    const plans = plansOf(state, side);
    if (!plans) return;
    const others = plans.smoke.filter((it) => it.ship !== ship);
    plans.smoke = [...others, { ship, lays: answer === 'yes' }];
  },
};

function refuseSmoke(fight: Fight, ship: TacticalShip, answer: Answer): Refusal | undefined {
  const { name } = cardOf(fight, ship);
  if (!isAdvanced(fight)) return refusal('smoke-basic', 'ST-15.2');
  if (!ANSWERS.includes(answer)) return badAnswer();
  const lays = fight.tactical.plans[ship.side].smoke.find((it) => it.ship === ship.id)?.lays;
  if ((lays ?? ship.isSmoking) === (answer === 'yes'))
    return refusal('smoke-already', 'ST-15.23', { name });
  if (answer === 'no' || canSmoke(fight, ship)) return undefined;
  const least = MIN_SPEED_FOR_SMOKE;
  return refusal('no-smoke', 'ST-15.23', { name, least });
}

const badAnswer = (): Refusal => refusal('yes-or-no', 'ST-25.1');

/** [ST-20.10] A boat dives or surfaces; `no` cancels it. */
function boatRule(kind: 'dive' | 'rise'): OrderRule<'dive' | 'rise'> {
  const list = kind === 'dive' ? 'dives' : 'rises';
  return {
    legal: (view, side) =>
      forShips(view, side, (fight, ship) =>
        ANSWERS.map(
          (answer) => ({ kind, ship: ship.id, answer }) as OrderOf<'dive' | 'rise'>,
        ).filter((order) => !refuseBoat(fight, ship, order)),
      ),
    refuse(view, side, order) {
      const at = plotted(view, side, order.ship);
      return at ? refuseBoat(at.fight, at.ship, order) : notPlotted();
    },
    apply({ state }, side, { ship, answer }) {
      const plans = plansOf(state, side);
      if (!plans) return;
      const others = plans[list].filter((id) => id !== ship);
      plans[list] = answer === 'yes' ? [...others, ship] : others;
      dropWay(plans, ship);
    },
  };
}

export const dive = boatRule('dive') as OrderRule<'dive'>;
export const rise = boatRule('rise') as OrderRule<'rise'>;

const isOrdered = ({ tactical }: Fight, { id, side }: TacticalShip, kind: 'dive' | 'rise') =>
  tactical.plans[side][kind === 'dive' ? 'dives' : 'rises'].includes(id);

function refuseBoat(
  fight: Fight,
  ship: TacticalShip,
  { kind, answer }: OrderOf<'dive' | 'rise'>,
): Refusal | undefined {
  const { name } = cardOf(fight, ship);
  if (!ship.submarine) return refusal('no-submarine.ship', 'ST-20.10', { name });
  return firstRefusal(
    () => (ANSWERS.includes(answer) ? undefined : badAnswer()),
    () => refuseState(ship, kind, name),
    () =>
      isOrdered(fight, ship, kind) === (answer === 'no')
        ? undefined
        : refusal('boat-already', 'ST-20.10', { name }),
    () => (kind === 'dive' && answer === 'yes' ? refuseDive(fight, ship, name) : undefined),
  );
}

const refuseState = (ship: TacticalShip, kind: 'dive' | 'rise', name: string) =>
  isSubmerged(ship) === (kind === 'rise') ? undefined : refuseAgain(kind, name);

const refuseAgain = (kind: 'dive' | 'rise', name: string): Refusal =>
  kind === 'dive'
    ? refusal('boat-is-so.dive', 'ST-20.10', { name })
    : refusal('boat-is-so.rise', 'ST-20.10', { name });

/** [ST-19.8, ST-20.9, ST-20.13] */
function refuseDive(fight: Fight, ship: TacticalShip, name: string): Refusal | undefined {
  const record = recordOf(fight, ship);
  if (stateOf(record) === 'heavy') return refusal('dive-heavy', 'ST-19.8', { name });
  const boat = fight.view.forces[ship.side]?.divisions[record.division]?.submarine;
  return boat?.turnsLeft === 0 ? refusal('dive-no-time', 'ST-20.9', { name }) : undefined;
}
