import type { Reason, Side } from '../../../rules/core';
import type { Order, StrategicView } from '../../../rules/strategic';
import { whyAdvanced } from '../advanced/why';
import { unspotted } from '../basic/searching';
import { surfaceOdds } from '../basic/surface';
import { reason } from '../common/reasons';

/** Why doctrine prefers an order. */
export function whyOrder(view: StrategicView, side: Side, order: Order): Reason | undefined {
  return view.scenario.level === 'basic'
    ? (whyBasic(view, side, order) ?? whyAction(order))
    : (whyAdvanced(view, side, order) ?? whyAction(order));
}

function whyBasic(view: StrategicView, side: Side, order: Order): Reason | undefined {
  switch (order.kind) {
    case 'assignSearch':
      return reason('searching', { count: unspotted(view, side).length });
    case 'assignCap':
      return reason('patrolling');
    case 'assignStrike':
      return reason('striking');
    case 'assignEscort':
      return reason('escorting');
    case 'closeRange':
      return order.answer === 'yes' ? reason('closing') : undefined;
    case 'openRange':
      return order.answer === 'yes' ? reason('opening') : undefined;
    case 'searchDivision':
      return reason('sharedOut');
    case 'torpedoAttack':
      return reason('stalk');
    case 'attackDivision':
      return outweighs(surfaceOdds(view, side, order));
    case 'intercept':
      return order.answer === 'yes' ? reason('intercepting') : undefined;
    default:
      return undefined;
  }
}

function whyAction(order: Order): Reason | undefined {
  switch (order.kind) {
    case 'posture':
      return reason(`posture.${order.posture}`);
    case 'airTarget':
    case 'strikeShip':
      return reason(order.kind);
    case 'fireGuns':
    case 'quickTarget':
      return reason('guns');
    case 'fireTorpedoes':
      return reason('torpedoes');
    case 'breakOff':
      return order.answer === 'yes' ? reason('hopeless') : undefined;
    default:
      return undefined;
  }
}

const outweighs = (ratio: number): Reason =>
  Number.isFinite(ratio)
    ? reason('attackTimes', { times: Math.round(ratio * 10) / 10 })
    : reason('attackByFar');
