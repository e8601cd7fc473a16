import type { Draw, Side } from '../../../rules/core';
import { type Order, type StrategicView, strategic } from '../../../rules/strategic';
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
    const wanted = stagePlan(view, side, orders, judgement).find((order) =>
      isWanted(view, side, order),
    );
    return wanted ?? closing(orders) ?? pick(draw, sensibleOrders(orders));
  };

/** The order that doctrine prefers. */
export const chooseOrder = chooseBy(BY_THE_BOOK);

/** Ends a stage when its orders are complete. */
const closing = (orders: readonly Order[]): Order | undefined =>
  orders.find(({ kind }) => kind === 'confirm') ?? orders.find(({ kind }) => kind === 'pass');

/** It is not given yet, and may be. */
export const isWanted = (view: StrategicView, side: Side, order: Order): boolean =>
  !isSettled(view, side, order) && !strategic.refuse(view, side, order);

/** A judgement's wishes in the present stage, most urgent first; some may be ordered already. */
export function stagePlan(
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
  judgement: Judgement,
): Order[] {
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
): Order[] {
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
): Order[] {
  switch (view.step.kind) {
    case 'combatPlan':
      return combatPlan(view, side, orders, judgement);
    case 'movement':
      return [
        ...divingPlan(view, side, orders),
        ...pursuitPlan(view, side, orders, judgement),
        ...sailingPlan(view, side, orders, judgement),
        ...flightPlan(view, side, orders, judgement),
      ];
    case 'arming':
      return armingPlan(view, side, orders);
    case 'recovery':
      return recoveryPlan(view, side, orders);
    default:
      return [];
  }
}
