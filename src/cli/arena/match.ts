import { performance } from 'node:perf_hooks';
import { type Thinking, whyOrder } from '../../bots';
import { MAX_ORDERS, sideToAct } from '../../lab/playOut';
import {
  type AnySystem,
  type BaseEvent,
  type BySide,
  bySide,
  type Outcome,
  orderDice,
  type Reason,
  refusalCode,
  type Side,
} from '../../rules/core';
import { addDuration, type Durations, noDurations } from './durations';
import { newPlayer, type Player } from './player';

/** A match of the arena: like `sim`'s, but with players that may take their time or come from outside. */
export interface ArenaMatch {
  system: AnySystem;
  scenario: unknown;
  options: unknown;
  seed: string;
  /** Ids of bots or peers. */
  bots: BySide<string>;
  thinking: Thinking;
  /** Nodes of each preparation. */
  preparing: number;
}

export interface ArenaResult {
  outcome: Outcome;
  orders: number;
  durations: BySide<Durations>;
}

/** One order as it is carried out, for a spectator. */
export interface Told {
  state: unknown;
  side: Side;
  line: string;
  why: Reason | undefined;
  events: readonly BaseEvent[];
}

/** Plays a match to its end. An illegal order, or no end, is a fault of a bot and throws. */
export async function playMatch(
  match: ArenaMatch,
  tell?: (told: Told) => void,
): Promise<ArenaResult> {
  const { system, seed } = match;
  const { state } = system.newState(match.scenario, match.options, orderDice(seed, 0));
  const players = bySide((side) => newPlayer(match.bots[side], { ...match, side }, match.thinking));
  const durations = bySide(noDurations);
  let orders = 0;
  while (!system.outcome(state)) {
    orders += 1;
    if (orders > MAX_ORDERS) throw new Error(`The match of seed ${seed} does not end.`);
    const side = sideToAct(system, state);
    const { order, why } = await decide(system, state, players[side], {
      side,
      number: orders,
      durations: durations[side],
    });
    const line = system.makeOrder(order);
    refuseIllegal(match, state, side, order);
    const reason =
      tell && (why ?? whyOrder({ system, view: system.view(state, side), side }, order));
    const events = system.apply(state, side, order, orderDice(seed, orders));
    for (const player of Object.values(players)) player.told(side, line);
    tell?.({ state, side, line, why: reason, events });
  }
  return { outcome: system.outcome(state) as Outcome, orders, durations };
}

interface Asked {
  side: Side;
  number: number;
  durations: Durations;
}

/** Only the thinking is timed: views and legal orders are the rules' work, and preparation goes on between decisions. */
async function decide(
  system: AnySystem,
  state: unknown,
  player: Player,
  { side, number, durations }: Asked,
) {
  const view: unknown = system.view(state, side);
  player.prepare?.(view);
  let listing = 0;
  const listed = once(() => {
    const began = performance.now();
    const orders = system.legalOrders(view, side) as unknown[];
    listing = performance.now() - began;
    return orders;
  });
  const began = performance.now();
  const decision = await player.decide({ view, legalOrders: listed, orderNumber: number });
  addDuration(durations, performance.now() - began - listing);
  return decision;
}

/** What is worked out when it is first asked for, and kept. */
function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

function refuseIllegal(match: ArenaMatch, state: unknown, side: Side, order: unknown): void {
  const refused = match.system.refuse(state, side, order);
  if (!refused) return;
  const line = match.system.makeOrder(order);
  throw new Error(
    `${match.bots[side]} gave "${line}" (seed ${match.seed}): ${refusalCode(refused)}`,
  );
}
