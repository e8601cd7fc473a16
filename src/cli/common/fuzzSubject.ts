import type { BaseEvent, Side, Viewer } from '../../rules/core';

/** Kinds that even a few games should meet. */
export type ToMeet = Readonly<Record<'orders' | 'events', readonly string[]>>;

/** What the fuzzer needs to know of one system beyond the contract. */
export interface FuzzSubject<State = unknown, Order = unknown, Event = BaseEvent, View = State> {
  /** The scenario, or a valid variation of it: other weather, land, entries, counters, damage at the start. */
  vary(scenario: unknown, draw: (below: number) => number): unknown;
  /** Random options for a scenario, as far as it is valid with them. */
  options(scenario: unknown, draw: (below: number) => number): unknown;
  /** The weight of an order when one is drawn, at most 2; most have 1. */
  weight(order: Order, state: State): number;
  /** Every other order is drawn by its kind first: in long lists the orders that end a stage would seldom be drawn. */
  drawsKinds?: boolean;
  /** The kind of an order within the one that carries it; `undefined` for an order that carries none. */
  kindIn?(order: Order, state: State): string | undefined;
  /** An order of some kind invented from existing names, most often illegal. */
  invent(state: State, side: Side, draw: (below: number) => number): Order;
  /** Orders of which only a selection is listed, so that unlisted ones may be legal too. */
  isSelection(order: Order): boolean;
  /** Orders to fire upon the enemy. */
  isAttack(order: Order, view: View): boolean;
  /** What a viewer must not see of a state; empty when nothing leaks. */
  leaks(view: View, viewer: Viewer, state: State): string[];
  /**
   * The same position with different secrets of a side, so that the other side's view must be the same; `undefined`
   * where none is made.
   */
  twin?(state: State, side: Side): State | undefined;
  /**
   * What events tell a viewer that it does not see before or after them; `before` and `after` hold its views and
   * the positions themselves.
   */
  eventLeaks(
    events: readonly Event[],
    views: { before: View; after: View },
    viewer: Viewer,
    states: { before: State; after: State },
  ): string[];
  /** The sort of game in a scenario, for a system that has several: they are counted separately. */
  sortOf?(scenario: unknown): string;
  /** What a few games of random orders should meet, by the sort of game. */
  toMeet?: Readonly<Record<string, ToMeet>>;
  /** What must hold in every position, and between one position and the next. */
  breaches(before: State, after: State): string[];
}
