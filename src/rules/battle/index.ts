import { defineSystem } from '../core';
import { fates } from './common/fates';
import { isFoggy, knownTo } from './common/fog';
import { inFog } from './common/fogEvents';
import { gunfire } from './common/gunfire';
import { copyState } from './game/copy';
import { notation } from './game/notation';
import { nameOf } from './game/segment';
import { advance, sequence } from './game/sequence';
import { newState } from './game/start';
import { view } from './game/view';
import { PHASES } from './model/phases';
import { DEFAULT_OPTIONS } from './model/state';
import { explain } from './odds/explain';
import { orders } from './steps';

/** Battle: impulse-based tactical combat; its clauses are in RULES.md beside this file. */
export const battle = defineSystem({
  id: 'battle',
  name: 'Battle',
  version: 2,
  clausePrefix: 'BT',
  phases: PHASES,
  defaultOptions: DEFAULT_OPTIONS,
  newState,
  orders,
  notation,
  knownTo,
  advance,
  telling: inFog,
  sequence,
  nameOf,
  clockOf: ({ clock }) => clock,
  view,
  hidesForces: isFoggy,
  explain,
  outcome: ({ step }) => (step.kind === 'over' ? step.outcome : undefined),
  fates,
  gunfire,
  copy: copyState,
});

export type { BattleEvent, CriticalKind, EventOf, HitEffect } from './model/events';
export { CRITICALS } from './model/events';
export type { Order, OrderOf } from './model/orders';
export * from './model/scenario';
export * from './model/sheet';
export * from './model/state';
export type { BattleOdds, TargetOdds } from './odds/explain';
export type { SalvoOdds } from './odds/salvos';
export * from './query';
export { IMPULSES_PER_ROUND, MAX_ROUNDS } from './tables/impulses';
