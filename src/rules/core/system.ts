import type { ClauseId, ClausePrefix } from './clause';
import type { Dice } from './dice';
import type { BaseEvent } from './event';
import type { GunfireTold } from './gunHits';
import type { Figures, Refusal } from './refusal';
import type { BySide, Side, Viewer } from './side';

/** What a side may be doing: giving orders in the open, making sealed declarations, or waiting for the other. */
export const STAGES = ['orders', 'declare', 'waiting'] as const;
export type Stage = (typeof STAGES)[number];

/** The name of a segment as a code with figures; the reader turns it into 'Round 1, impulse 4: gunnery'. */
export interface SegmentName {
  code: string;
  figures?: Figures;
  /** Its name in the system that fights the battle. */
  within?: { system: string; name: SegmentName };
}

/** Where a game stands in the printed sequence of play. */
export interface Segment {
  /** One of the system's `phases`. */
  phase: string;
  name: SegmentName;
  /** Counts up with the sequence of play; two orders given under one clock belong to one segment. */
  clock: number;
  active: BySide<Stage>;
}

/** How a game ended. */
export interface Outcome {
  winner: Side | 'draw';
  /** Kebab-case: what decided it. */
  reason: string;
  rule: ClauseId;
  victoryPoints: BySide<number>;
}

/** What became of a ship, as far as the reader of a view knows. */
export interface ShipFate {
  id: string;
  side: Side;
  /** Sunk by the enemy, scuttled or abandoned. */
  isLost: boolean;
  /** Not lost, but out of the fight. */
  isCrippled: boolean;
  /** In the system's own measure. */
  hullLost: number;
  /** What she has whole, in the same measure; `null` where the system does not measure it. */
  hull: number | null;
  /** What the enemy scores for the loss of such a ship. */
  points: number;
}

/** What `newState` and `apply` report. */
export interface Started<State, Event> {
  state: State;
  events: Event[];
}

/**
 * One system of printed rules as a pure library. A view is a state with what its viewer may not know left out, so that
 * every question about legality and odds can be asked of a view as of the state: the screen and the bots ask the rules.
 */
export interface RuleSystem<
  State extends View,
  Order,
  View,
  Event extends BaseEvent,
  Scenario,
  Options,
  Odds,
> {
  id: string;
  name: string;
  /** The version of these rules: goes up when a fix changes how recorded games replay. */
  version: number;
  /** What all its clauses begin with. */
  clausePrefix: ClausePrefix;
  /** The kinds of segment, in the order in which a game first meets them. */
  phases: readonly string[];
  defaultOptions: Options;

  /** The position at the start; `scenario` has been validated. */
  newState(scenario: Scenario, options: Options, dice: Dice): Started<State, Event>;
  segment(view: View): Segment;
  /**
   * Every order the side may give now. Orders that sort ships or stacks into groups, trace a path or place freely come as a
   * bounded selection; for those, and only those, `refuse` allows more than is listed.
   */
  legalOrders(view: View, side: Side): Order[];
  /** `undefined` when the order is legal. */
  refuse(view: View, side: Side, order: Order): Refusal | undefined;
  /**
   * Carries out an order that `refuse` allows, changing `draft` in place. It is not asked again here: searches and
   * simulations choose from `legalOrders`, and what comes from outside comes through `giveOrder`. Events are told whole;
   * with hidden forces, each event carries what the others are told (`toldAs`).
   */
  apply(draft: State, side: Side, order: Order, dice: Dice): Event[];
  view(state: State, viewer: Viewer): View;
  /** Forces stay hidden throughout: in hot-seat play the other player must look away at each change. */
  hidesForces(view: View): boolean;
  /** The odds of planned orders, from the computation that resolves them. */
  explain(view: View, side: Side, orders: readonly Order[]): Odds;
  outcome(view: View): Outcome | undefined;
  /** The fates of all ships that the view knows of; after the end, of all. */
  fates(view: View): ShipFate[];
  /** Hits of guns among its events; absent where it tells of none by caliber. */
  gunfire?: GunfireTold<NoInfer<State>, NoInfer<Event>>;
  /** A copy that may be changed in place; parts that never change are shared. */
  copy<Position extends View>(position: Position): Position;
  /** One line of notation that a person can read and write. */
  makeOrder(order: Order): string;
  parseOrder(text: string): Order | Refusal;
}

/** A system whose types are its own business: what generic code holds. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a system's own types are erased
export type AnySystem = RuleSystem<any, any, any, any, any, any, any>;
