import type { Draw, Side } from '../../rules/core';
import { type Order, type StrategicView, strategic } from '../../rules/strategic';
import { pick } from '../lot';
import { battleOrder } from './action/handedOver';
import { postureOrder, quickTargetPlan } from './action/quick';
import { armingPlan } from './advanced/arming';
import { combatPlan } from './advanced/combats';
import { flightPlan, recoveryPlan } from './advanced/flying';
import { divingPlan, pursuitPlan, sailingPlan } from './advanced/sailing';
import { airTargetPlan, strikeOrder } from './air/fight';
import { capPlan } from './basic/patrols';
import { closingPlan, openingPlan } from './basic/range';
import { searchPlan, searchTargetPlan } from './basic/searching';
import { strikePlan } from './basic/striking';
import { interceptPlan, submarinePlan, surfaceOrder } from './basic/surface';
import { sensibleOrders } from './sensible';
import { isSettled } from './settled';
import { targetPlan } from './tactical/shooting';
import { plotPlan } from './tactical/steering';

/** The order that doctrine prefers: what is still to be ordered of its plan for the stage, then to confirm it. */
export function chooseOrder(
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
  draw: Draw,
): Order {
  const inBattle = battleOrder(view, side, orders, draw);
  if (inBattle) return inBattle;
  const wanted = planFor(view, side, orders).find(
    (order) => !isSettled(view, side, order) && !strategic.refuse(view, side, order),
  );
  return wanted ?? closing(orders) ?? pick(draw, sensibleOrders(orders));
}

/** What ends a stage that is ordered. */
const closing = (orders: readonly Order[]): Order | undefined =>
  orders.find(({ kind }) => kind === 'confirm') ?? orders.find(({ kind }) => kind === 'pass');

/** What doctrine wants in the present stage, most pressing first. */
function planFor(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  if (view.air) return airPlan(view, side, orders);
  if (view.action) return actionPlan(view, side, orders);
  return stepPlan(view, side, orders);
}

function airPlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  const strike = strikeOrder(view, orders);
  return strike ? [strike] : airTargetPlan(view, side, orders);
}

function actionPlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  const stage = view.action?.stage;
  if (stage?.kind === 'choose') return [{ kind: 'chooseResolution', resolution: 'quick' }];
  if (stage?.kind === 'tactical') return tacticalPlan(view, side, orders);
  if (stage?.kind !== 'quick') return [];
  return stage.quick.stage === 'postures'
    ? [postureOrder(view, side)]
    : quickTargetPlan(view, side, orders);
}

function tacticalPlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  return orders.some(({ kind }) => kind === 'plotShip')
    ? plotPlan(view, side, orders)
    : targetPlan(view, side, orders);
}

function stepPlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  switch (view.step.kind) {
    case 'search':
      return searchPlan(view, side);
    case 'cap':
      return capPlan(view, side);
    case 'strikePlan':
      return strikePlan(view, side);
    case 'strikes':
      return orders.filter(({ kind }) => kind === 'flyStrike').slice(0, 1);
    case 'searchTargets':
      return searchTargetPlan(view, side, orders);
    case 'closing':
      return closingPlan(view, side);
    case 'opening':
      return openingPlan(view, side);
    case 'submarines':
      return submarinePlan(view, side, orders);
    case 'surface':
      return [surfaceOrder(view, side, orders)].flatMap((it) => it ?? []);
    case 'intercept':
      return interceptPlan(view, side);
    default:
      return advancedPlan(view, side, orders);
  }
}

function advancedPlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  switch (view.step.kind) {
    case 'combatPlan':
      return combatPlan(view, side, orders);
    case 'movement':
      return [
        ...divingPlan(view, side, orders),
        ...pursuitPlan(view, side, orders),
        ...sailingPlan(view, side, orders),
        ...flightPlan(view, side, orders),
      ];
    case 'arming':
      return armingPlan(view, side, orders);
    case 'recovery':
      return recoveryPlan(view, side, orders);
    default:
      return [];
  }
}
