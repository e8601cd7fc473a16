import { defineSystem } from '../core';
import { isFoggy, knownTo } from './common/fog';
import { inFog } from './common/fogEvents';
import { copyState } from './copy';
import { explain } from './explain';
import { DEFAULT_OPTIONS } from './model/state';
import { notation } from './notation';
import { PHASES, segment } from './segment';
import { advance } from './sequence';
import { newState } from './start';
import { orders } from './steps';
import { view } from './view';

/** Battle: impulse-based tactical combat; its clauses are in RULES.md beside this file. */
export const battle = defineSystem({
  id: 'battle',
  name: 'Battle',
  version: 1,
  clausePrefix: 'BT',
  phases: PHASES,
  defaultOptions: DEFAULT_OPTIONS,
  newState,
  orders,
  notation,
  knownTo,
  advance,
  telling: inFog,
  segment,
  view,
  hidesForces: isFoggy,
  explain,
  outcome: ({ step }) => (step.kind === 'over' ? step.outcome : undefined),
  copy: copyState,
});

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
