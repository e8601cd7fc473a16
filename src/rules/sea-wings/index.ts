import { defineSystem } from '../core';
import { isNight } from './common/clock';
import { copyState } from './game/copy';
import { notation } from './game/notation';
import { orders } from './game/rules';
import { advance, sequence } from './game/sequence';
import { newState } from './game/start';
import { knownTo, view } from './game/view';
import { PHASES } from './model/phases';
import { DEFAULT_OPTIONS } from './model/scenario';
import { explain } from './odds/explain';
import { fates } from './victory/fates';

/** Sea Wings: carrier operations; its clauses are in RULES.md beside this file. */
export const seaWings = defineSystem({
  id: 'sea-wings',
  name: 'Sea Wings',
  version: 2,
  clausePrefix: 'WG',
  phases: PHASES,
  defaultOptions: DEFAULT_OPTIONS,
  newState,
  orders,
  notation,
  knownTo,
  advance,
  sequence,
  nameOf: ({ scenario, step, turn }) =>
    step.kind === 'setup' || step.kind === 'over'
      ? { code: step.kind }
      : { code: isNight(scenario, turn) ? 'night' : 'day', figures: { turn, step: step.kind } },
  clockOf: ({ clock }) => clock,
  view,
  hidesForces: ({ step }) => step.kind !== 'over',
  explain,
  outcome: ({ step }) => (step.kind === 'over' ? step.outcome : undefined),
  fates,
  copy: copyState,
});

export type { EventOf, SeaWingsEvent } from './model/events';
export type { Order, OrderOf } from './model/orders';
export type * from './model/state';
