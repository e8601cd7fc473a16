import type { Dice, Refusal, RuleSystem, Side } from '../core';
import { copyState } from './game/copy';
import { explain, type StrategicOdds } from './game/explain';
import { makeOrder, parseOrder } from './game/notation';
import { RULES, ruleOf } from './game/rules';
import { PHASES, segment } from './game/segment';
import { advance } from './game/sequence';
import { newState } from './game/start';
import { knownTo, view } from './game/view';
import type { StrategicEvent } from './model/events';
import type { Order } from './model/orders';
import type { Play } from './model/play';
import type { StrategicScenario } from './model/scenario';
import type { StrategicOptions, StrategicState, StrategicView } from './model/state';

/** Strategic: fleet operations, Basic and Advanced; its clauses are in RULES.md beside this file. */
export const strategic: RuleSystem<
  StrategicState,
  Order,
  StrategicView,
  StrategicEvent,
  StrategicScenario,
  StrategicOptions,
  StrategicOdds
> = {
  id: 'strategic',
  name: 'Strategic',
  version: 1,
  clausePrefix: 'ST',
  phases: PHASES,
  defaultOptions: {},
  newState,
  segment,
  legalOrders,
  refuse,
  apply,
  view,
  hidesForces: ({ step }) => step.kind !== 'over',
  explain: (position, side, orders) => explain(knownTo(position, side), side, orders),
  outcome: ({ step }) => (step.kind === 'over' ? step.outcome : undefined),
  copy: copyState,
  makeOrder,
  parseOrder,
};

function legalOrders(position: StrategicView, side: Side): Order[] {
  const known = knownTo(position, side);
  return RULES.flatMap((rule) => rule.legal(known, side));
}

function refuse(position: StrategicView, side: Side, order: Order): Refusal | undefined {
  return ruleOf(order).refuse(knownTo(position, side), side, order);
}

function apply(state: StrategicState, side: Side, order: Order, dice: Dice): StrategicEvent[] {
  const play: Play = { state, dice, events: [] };
  ruleOf(order).apply(play, side, order);
  advance(play);
  return play.events;
}

export { type Award, awardsOf, finalPoints } from './common/points';
export type { StrategicOdds } from './game/explain';
export { PHASES, type Phase, phaseOf } from './game/segment';
export { emptyForce } from './game/start';
export { knownTo } from './game/view';
export type { EventOf, StrategicEvent } from './model/events';
export type { Order, OrderOf } from './model/orders';
export * from './model/scenario';
export * from './model/state';
