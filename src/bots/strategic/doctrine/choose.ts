import type { Draw, Side } from '../../../rules/core';
import { type Order, type StrategicView, strategic } from '../../../rules/strategic';
import { legalOf } from '../../../rules/strategic/query';
import { pick } from '../../core/lot';
import { postureOrder, quickTargetPlan } from '../action/quick';
import { armingPlan } from '../advanced/arming';
import { combatPlan } from '../advanced/combats';
import { divingPlan } from '../advanced/diving';
import { flightPlan, recoveryPlan } from '../advanced/flying';
import { pursuitPlan, sailingPlan } from '../advanced/sailing';
import { airTargetPlan, strikeOrder } from '../air/fight';
import { submarinePlan } from '../basic/boats';
import { capPlan } from '../basic/patrols';
import { closingPlan, openingPlan } from '../basic/range';
import { searchPlan, searchTargetPlan } from '../basic/searching';
import { strikePlan } from '../basic/striking';
import { interceptPlan, surfaceOrder } from '../basic/surface';
import { BY_THE_BOOK, type Judgement } from '../common/judgement';
import { judgedNow } from '../common/lastChance';
import { sensibleOrders } from '../common/sensible';
import { isSettled } from '../common/settled';
import { targetPlan } from '../tactical/shooting';
import { plotPlan } from '../tactical/steering';

/** The order that a judgement prefers: the rest of its plan for the stage, then to confirm it. */
export const chooseBy =
  (judgement: Judgement) =>
  (view: StrategicView, side: Side, orders: readonly Order[], draw: Draw): Order => {
    for (const order of stagePlan(view, side, orders, judgement))
      if (isWanted(view, side, order)) return order;
    return closing(orders) ?? pick(draw, sensibleOrders(orders));
  };

/** The order that doctrine prefers. */
export const chooseOrder = chooseBy(BY_THE_BOOK);

/** The kinds of orders that doctrine picks from a list; flights it works out itself. */
const LISTED: Readonly<Partial<Record<StrategicView['step']['kind'], readonly Order['kind'][]>>> = {
  movement: [
    ...(['submerge', 'surface', 'pursue', 'moveDivision', 'leaveMap'] as const),
    ...(['launch', 'launchCap', 'confirm'] as const),
  ],
  arming: ['arm', 'confirm'],
  recovery: ['recover', 'stayAloft', 'confirm'],
};

/** The same in the steps of an Advanced game in which a list of all orders is long. */
export function offhandOrder(view: StrategicView, side: Side, draw: Draw): Order | undefined {
  const kinds = LISTED[view.step.kind];
  const orders = kinds ? legalOf(view, side, kinds) : [];
  return orders.length > 0 ? chooseOrder(view, side, orders, draw) : undefined;
}

/** Ends a stage when its orders are complete. */
const closing = (orders: readonly Order[]): Order | undefined =>
  orders.find(({ kind }) => kind === 'confirm') ?? orders.find(({ kind }) => kind === 'pass');

/** It is not given yet, and may be. */
export const isWanted = (view: StrategicView, side: Side, order: Order): boolean =>
  !isSettled(view, side, order) && !strategic.refuse(view, side, order);

/** A judgement's wishes in the present stage, most urgent first, each worked out when asked for; some may be ordered already. */
export function stagePlan(
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
  judgement: Judgement,
): Iterable<Order> {
  if (view.air) return airPlan(view, side, orders);
  if (view.action) return actionPlan(view, side, orders, judgement);
  return stepPlan(view, side, orders, judgedNow(view, side, judgement));
}

function airPlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  const strike = strikeOrder(view, orders);
  return strike ? [strike] : airTargetPlan(view, side, orders);
}

function actionPlan(
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
  judgement: Judgement,
): Order[] {
  const stage = view.action?.stage;
  if (stage?.kind === 'choose') return [{ kind: 'chooseResolution', resolution: 'quick' }];
  if (stage?.kind === 'tactical') return tacticalPlan(view, side, orders);
  if (stage?.kind !== 'quick') return [];
  return stage.quick.stage === 'postures'
    ? [postureOrder(view, side, judgement)]
    : quickTargetPlan(view, side, orders);
}

function tacticalPlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  return orders.some(({ kind }) => kind === 'plotShip')
    ? plotPlan(view, side, orders)
    : targetPlan(view, side, orders);
}

function stepPlan(
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
  judgement: Judgement,
): Iterable<Order> {
  switch (view.step.kind) {
    case 'search':
      return searchPlan(view, side, judgement);
    case 'cap':
      return capPlan(view, side, judgement);
    case 'strikePlan':
      return strikePlan(view, side, judgement);
    case 'strikes':
      return orders.filter(({ kind }) => kind === 'flyStrike').slice(0, 1);
    case 'searchTargets':
      return searchTargetPlan(view, side, orders);
    case 'closing':
      return closingPlan(view, side, judgement);
    case 'opening':
      return openingPlan(view, side);
    case 'submarines':
      return submarinePlan(view, side, orders, judgement);
    case 'surface':
      return [surfaceOrder(view, side, orders, judgement)].flatMap((it) => it ?? []);
    case 'intercept':
      return interceptPlan(view, side, judgement);
    default:
      return advancedPlan(view, side, orders, judgement);
  }
}

function advancedPlan(
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
  judgement: Judgement,
): Iterable<Order> {
  switch (view.step.kind) {
    case 'combatPlan':
      return combatPlan(view, side, orders, judgement);
    case 'movement':
      return movementPlan(view, side, orders, judgement);
    case 'arming':
      return armingPlan(view, side, orders);
    case 'recovery':
      return recoveryPlan(view, side, orders);
    default:
      return [];
  }
}

function* movementPlan(
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
  judgement: Judgement,
): Iterable<Order> {
  yield* divingPlan(view, side, orders);
  yield* pursuitPlan(view, side, orders, judgement);
  yield* sailingPlan(view, side, orders, judgement);
  yield* flightPlan(view, side, orders, judgement);
}
