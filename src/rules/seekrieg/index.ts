import { defineSystem } from '../core';
import { gunfire } from './end/gunfire';
import { fates } from './end/shipFates';
import { copyState } from './game/copy';
import { notation } from './game/notation';
import { orders } from './game/rules';
import { advance, sequence } from './game/sequence';
import { newState } from './game/start';
import { knownTo, view } from './game/view';
import { PHASES } from './model/phases';
import { DEFAULT_OPTIONS } from './model/scenario';
import { explain } from './odds/explain';

/** Seekrieg: tactical battles; its clauses are in RULES.md beside this file. */
export const seekrieg = defineSystem({
  id: 'seekrieg',
  name: 'Seekrieg',
  version: 4,
  clausePrefix: 'SK',
  phases: PHASES,
  defaultOptions: DEFAULT_OPTIONS,
  newState,
  orders,
  notation,
  knownTo,
  advance,
  sequence,
  nameOf: ({ step, turn }) => ({ code: step.kind, figures: { turn } }),
  clockOf: ({ clock }) => clock,
  view,
  hidesForces: ({ step }) => step.kind !== 'over',
  explain,
  outcome: ({ step }) => (step.kind === 'over' ? step.outcome : undefined),
  fates,
  gunfire,
  copy: copyState,
});

export type { EventOf, SeekriegEvent } from './model/events';
export type { Order, OrderOf } from './model/orders';
export type * from './model/state';
export type { SeekriegOdds } from './odds/explain';
