import type { Order, SeekriegEvent, SeekriegState, SeekriegView } from '../../../rules/seekrieg';
import { firePlotOf, type SeekriegScenario } from '../../../rules/seekrieg/query';
import type { FuzzSubject } from '../../common/fuzzSubject';
import { breachesOf } from './breaches';
import { inventSeekrieg } from './invent';
import { TO_MEET } from './kinds';
import { eventLeaks, leaks } from './secrets';
import { twinOf } from './twins';
import { randomOptions, varySeekrieg } from './vary';

/** What the fuzzer knows of Seekrieg. */
export const seekriegSubject: FuzzSubject<SeekriegState, Order, SeekriegEvent, SeekriegView> = {
  vary: (scenario, draw) => varySeekrieg(scenario as SeekriegScenario, draw),
  options: (_scenario, draw) => randomOptions(draw),
  weight: ({ kind }) => WEIGHTS[kind] ?? 1,
  drawsKinds: true,
  invent: inventSeekrieg,
  isSelection: ({ kind }) => SELECTIONS.has(kind),
  isAttack: (order, view) =>
    order.kind === 'gunfire'
      ? order.target !== '-'
      : ATTACKS.has(order.kind) || (order.kind === 'confirm' && firesAnyway(view)),
  sortOf: () => 'seekrieg',
  toMeet: { seekrieg: TO_MEET },
  leaks,
  twin: twinOf,
  eventLeaks: (events, _views, viewer, states) => eventLeaks(events, viewer, states),
  breaches: breachesOf,
};

/**
 * Orders of which only some are listed: of sets of turrets, of depths, of aircraft and of ways over the search map the useful ones, of
 * battle hexes, decks at the beginning and stations of a force none.
 */
const SELECTIONS: ReadonlySet<Order['kind']> = new Set([
  'element',
  'evade',
  'smoke',
  'ram',
  'starShell',
  'searchlight',
  'shells',
  'gunfire',
  'smokeShell',
  'torpedoes',
  'depthCharges',
  'aheadThrown',
  'damageControl',
  'spot',
  'standing',
  'runOn',
  'surrender',
  'carrier',
  'deck',
  'strike',
  'cap',
  'allocate',
  'attack',
  'search',
  'searchPattern',
  'formation',
] satisfies Order['kind'][]);

const ATTACKS: ReadonlySet<Order['kind']> = new Set([
  'torpedoes',
  'depthCharges',
  'aheadThrown',
] satisfies Order['kind'][]);

/** [SK-34.6] Guns fire by default at what they reach: who confirms the fire plot attacks. */
const firesAnyway = (view: SeekriegView): boolean =>
  view.step.kind === 'firePlot' &&
  view.viewer !== 'all' &&
  view.viewer !== 'spectator' &&
  [...firePlotOf(view, view.viewer).values()].flat().some(({ target }) => target !== null);

/** How often an order is chosen among others: turns must come to their end. */
const WEIGHTS: Partial<Record<Order['kind'], number>> = {
  runOn: 0.02,
  ram: 0.2,
  speed: 0.4,
  confirm: 2,
};
