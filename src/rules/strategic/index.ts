import type { Dice, Refusal, RuleSystem, Side } from '../core';
import { copyState } from './copy';
import { explain, type StrategicOdds } from './explain';
import type { StrategicEvent } from './model/events';
import type { Order } from './model/orders';
import type { Play } from './model/play';
import type { StrategicScenario } from './model/scenario';
import type { StrategicOptions, StrategicState, StrategicView } from './model/state';
import { makeOrder, parseOrder } from './notation';
import { RULES, ruleOf } from './rules';
import { PHASES, segment } from './segment';
import { advance } from './sequence';
import { newState } from './start';
import { knownTo, view } from './view';

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
export type { StrategicOdds } from './explain';
export type { EventOf, StrategicEvent } from './model/events';
export type { Order, OrderOf } from './model/orders';
export * from './model/scenario';
export * from './model/state';
export { PHASES, type Phase, phaseOf } from './segment';
export { emptyForce } from './start';
export { knownTo } from './view';
