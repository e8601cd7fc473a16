import type { Dice, Refusal, RuleSystem, Side } from '../core';
import { isFoggy, knownTo } from './common/fog';
import { inFog } from './common/fogEvents';
import { copyState } from './copy';
import { type BattleOdds, explain } from './explain';
import type { BattleEvent } from './model/events';
import type { Order } from './model/orders';
import type { Play } from './model/play';
import type { BattleScenario } from './model/scenario';
import {
  type BattleOptions,
  type BattleState,
  type BattleView,
  DEFAULT_OPTIONS,
} from './model/state';
import { makeOrder, parseOrder } from './notation';
import { PHASES, segment } from './segment';
import { advance } from './sequence';
import { newState } from './start';
import { listLegal, ruleOf } from './steps';
import { view } from './view';

/** Battle: impulse-based tactical combat; its clauses are in RULES.md beside this file. */
export const battle: RuleSystem<
  BattleState,
  Order,
  BattleView,
  BattleEvent,
  BattleScenario,
  BattleOptions,
  BattleOdds
> = {
  id: 'battle',
  name: 'Battle',
  version: 1,
  phases: PHASES,
  defaultOptions: DEFAULT_OPTIONS,
  newState,
  segment,
  legalOrders,
  refuse,
  apply,
  view,
  hidesForces: isFoggy,
  explain: (position, side, orders) => explain(knownTo(position, side), side, orders),
  outcome: ({ step }) => (step.kind === 'over' ? step.outcome : undefined),
  copy: copyState,
  makeOrder,
  parseOrder,
};

function legalOrders(position: BattleView, side: Side): Order[] {
  return listLegal(knownTo(position, side), side);
}

function refuse(position: BattleView, side: Side, order: Order): Refusal | undefined {
  return ruleOf(order).refuse(knownTo(position, side), side, order);
}

function apply(state: BattleState, side: Side, order: Order, dice: Dice): BattleEvent[] {
  const play: Play = { state, dice, events: [] };
  inFog(play, () => ruleOf(order).apply(play, side, order));
  advance(play);
  return play.events;
}

export type { BattleOdds, SalvoOdds, TargetOdds } from './explain';
export type { BattleEvent, CriticalKind, EventOf, HitEffect } from './model/events';
export { CRITICALS } from './model/events';
export type { Order, OrderOf } from './model/orders';
export * from './model/scenario';
export * from './model/sheet';
export * from './model/state';
export * from './query';
export { PHASES, type Phase, phaseOf } from './segment';
export { IMPULSES_PER_ROUND, MOST_ROUNDS } from './tables/impulses';
