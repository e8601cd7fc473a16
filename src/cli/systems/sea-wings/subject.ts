import { SIDES } from '../../../rules/core';
import type { Order, SeaWingsEvent, SeaWingsState, SeaWingsView } from '../../../rules/sea-wings';
import type { SeaWingsScenario } from '../../../rules/sea-wings/query';
import type { FuzzSubject } from '../../common/fuzzSubject';
import { breachesOf } from './breaches';
import { inventSeaWings } from './invent';
import { TO_MEET } from './kinds';
import { eventLeaks, leaks } from './secrets';
import { twinOf } from './twins';
import { varySeaWings } from './vary';

/** What the fuzzer knows of Sea Wings. */
export const seaWingsSubject: FuzzSubject<SeaWingsState, Order, SeaWingsEvent, SeaWingsView> = {
  vary: (scenario, draw) => varySeaWings(scenario as SeaWingsScenario, draw),
  options: (_scenario, draw) => ({
    searchAndStrike: draw(2) === 0,
    fuel: draw(2) === 0,
    lastMessage: draw(2) === 0,
  }),
  weight: weightOf,
  drawsKinds: true,
  invent: inventSeaWings,
  isSelection: ({ kind }) => SELECTIONS.has(kind),
  isAttack: ({ kind }) => ATTACKS.has(kind),
  sortOf: () => 'sea-wings',
  toMeet: { 'sea-wings': TO_MEET },
  leaks,
  twin: twinOf,
  eventLeaks: (events, _views, viewer, states) => eventLeaks(events, viewer, states),
  breaches: (before, after) => SIDES.flatMap((side) => breachesOf(before, after, side)),
};

/** Orders of which only some are listed: with useful numbers or lists, or those that change something. */
const SELECTIONS: ReadonlySet<Order['kind']> = new Set([
  'divide',
  'renumber',
  'planSearch',
  'planStrike',
  'planCap',
  'planReady',
  'planFerry',
  'flyOff',
  'plot',
  'plotExit',
  'enter',
  'placeDummy',
  'swapNumbers',
  'launchCut',
  'scramble',
  'aaFormation',
  'allotCap',
  'allotEscorts',
  'aim',
  'allotAA',
  'land',
  'tell',
  'fight',
  'playCard',
] satisfies Order['kind'][]);

const ATTACKS: ReadonlySet<Order['kind']> = new Set([
  'planStrike',
  'aim',
  'allotCap',
  'bombard',
  'engage',
  'shoot',
] satisfies Order['kind'][]);

/** How often an order is chosen among others: a step of many choices must come to its end, and fleets to blows. */
function weightOf({ kind }: Order): number {
  return WEIGHTS[kind] ?? 1;
}

const WEIGHTS: Partial<Record<Order['kind'], number>> = {
  planStrike: 2,
  planCap: 2,
  planFerry: 0.3,
  confirm: 0.7,
  divert: 0.15,
  aaFormation: 0.2,
  allotAA: 0.5,
  allotEscorts: 2,
  resign: 0.005,
  standDown: 0.1,
  divide: 0.1,
  join: 0.2,
  renumber: 0.05,
  swapNumbers: 0.1,
  removeDummy: 0.1,
  scuttle: 0.1,
  plotExit: 0.05,
  castOff: 0.2,
};
