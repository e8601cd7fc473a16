import { defineSystem } from '../core';
import { fates } from './common/fates';
import { copyState } from './game/copy';
import { explain } from './game/explain';
import { notation } from './game/notation';
import { orders } from './game/rules';
import { nameOf } from './game/segment';
import { advance, sequence } from './game/sequence';
import { newState } from './game/start';
import { knownTo, view } from './game/view';
import { PHASES } from './model/phases';

/** Strategic: fleet operations, Basic and Advanced; its clauses are in RULES.md beside this file. */
export const strategic = defineSystem({
  id: 'strategic',
  name: 'Strategic',
  version: 3,
  clausePrefix: 'ST',
  phases: PHASES,
  defaultOptions: { nearAttacks: false, twoQuietTurns: false },
  newState,
  orders,
  notation,
  knownTo,
  advance,
  sequence,
  nameOf,
  clockOf: ({ clock }) => clock,
  view,
  hidesForces: ({ step }) => step.kind !== 'over',
  explain,
  outcome: ({ step }) => (step.kind === 'over' ? step.outcome : undefined),
  fates,
  copy: copyState,
});

export { type Award, awardsOf, finalPoints } from './common/points';
export { emptyForce } from './game/start';
export type { EventOf, StrategicEvent } from './model/events';
export type { Order, OrderOf } from './model/orders';
export * from './model/scenario';
export * from './model/state';
