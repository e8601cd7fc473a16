import { type Bot, newBudget, positionFor, type Thinking, USUAL_NODES } from '../bots';
import {
  type AnySystem,
  type BySide,
  drawFrom,
  type GivenOrder,
  type HitCount,
  noHits,
  type Outcome,
  orderDice,
  type Segment,
  SIDES,
  type Side,
} from '../rules/core';

/** A game for bots to play on the plain rules. */
export interface Game {
  system: AnySystem;
  scenario: unknown;
  options: unknown;
  /** The dice come from here as in a match, so that the record of a game replays as a save. */
  seed: string;
  bots: BySide<Bot>;
  /** About each decision; a fixed number of nodes when absent. */
  thinking?: Thinking;
  /** Monotonic milliseconds: for decisions limited by time. */
  clock?: () => number;
}

interface PlayedGame {
  state: unknown;
  orders: GivenOrder[];
  /** Missing when the game exceeded the maximum number of orders. */
  outcome: Outcome | undefined;
  /** `null` where the system does not tell hits by caliber. */
  gunfire: Gunfire | null;
}

/** What the guns of both sides did in a battle. */
export interface Gunfire {
  hits: HitCount;
  /** The length of the battle. */
  minutes: number;
}

/** No real game comes close: a game that does will not end. */
export const MAX_ORDERS = 20_000;

/** Plays a game to its end; each order rolls the dice of its own stream. */
export function playOut(game: Game, mostOrders = MAX_ORDERS): PlayedGame {
  const { system, seed } = game;
  const { state } = system.newState(game.scenario, game.options, orderDice(seed, 0));
  const orders: GivenOrder[] = [];
  const hits = noHits();
  while (!system.outcome(state) && orders.length < mostOrders) {
    const side = sideToAct(system, state);
    const order = decide(game, state, side, orders.length + 1);
    orders.push({ side, order: system.makeOrder(order) });
    const events = system.apply(state, side, order, orderDice(seed, orders.length));
    countHits(system, state, events, hits);
  }
  const { gunfire } = system;
  return {
    state,
    orders,
    outcome: system.outcome(state),
    gunfire: gunfire ? { hits, minutes: gunfire.minutesTo(state) } : null,
  };
}

function countHits(
  { gunfire }: AnySystem,
  state: unknown,
  events: readonly unknown[],
  count: HitCount,
): void {
  if (!gunfire) return;
  for (const event of events) {
    const scored = gunfire.hitsOf(event, state);
    if (scored) count[scored.by][scored.guns] += scored.hits;
  }
}

/** The first side that has something to do. */
export const sideToAct = (system: AnySystem, state: unknown): Side =>
  actingSide(system.segment(state));

/** The same, of a segment. */
export const actingSide = ({ active }: Pick<Segment, 'active'>): Side =>
  SIDES.find((side) => active[side] !== 'waiting') ?? 'allies';

/** The decision of a side's bot, from what its side may see. */
export function decide(
  { system, seed, bots, thinking = USUAL, clock = noClock }: Game,
  state: unknown,
  side: Side,
  orderNumber: number,
): unknown {
  const view: unknown = system.view(state, side);
  const draw = drawFrom(`bot/${side}/${seed}/${orderNumber}`);
  return bots[side].decide(positionFor(system, view, side), draw, newBudget(thinking, clock)).order;
}

const USUAL: Thinking = { nodes: USUAL_NODES };
const noClock = (): number => {
  throw new Error('A decision limited by time needs a clock.');
};
