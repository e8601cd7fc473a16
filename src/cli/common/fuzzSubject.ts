import type { BaseEvent, Side, Viewer } from '../../rules/core';

/** Kinds that games should meet, however few they are. */
export type ToMeet = Readonly<Record<'orders' | 'events', readonly string[]>>;

/** What the fuzzer has to know of one system beyond the contract. */
export interface FuzzSubject<State = unknown, Order = unknown, Event = BaseEvent, View = State> {
  /** The scenario, or one like it that is valid too: other weather, land, entries, counters, damage at the start. */
  vary(scenario: unknown, draw: (below: number) => number): unknown;
  /** Options to play a scenario with, by lot, as far as it is valid with them. */
  options(scenario: unknown, draw: (below: number) => number): unknown;
  /** How often an order is to be chosen among others, at most 2; most weigh 1. */
  weight(order: Order, state: State): number;
  /** Every other order is drawn by its kind first: where lists are long, what ends a stage would seldom come. */
  drawsKinds?: boolean;
  /** An order of some kind made up of whatever names there are, most often illegal. */
  invent(state: State, side: Side, draw: (below: number) => number): Order;
  /** Orders of which only a selection is listed, so that others may be legal too. */
  isSelection(order: Order): boolean;
  /** Orders to fire upon the enemy. */
  isAttack(order: Order, view: View): boolean;
  /** What a viewer must not see of a state; empty when nothing leaks. */
  leaks(view: View, viewer: Viewer, state: State): string[];
  /** The same position but for what a side hides, so that the other side's view must be the same; `undefined` where none is made. */
  twin?(state: State, side: Side): State | undefined;
  /** What events tell a viewer that it does not see before or after them, where `before` and `after` are its views and the positions themselves. */
  eventLeaks(
    events: readonly Event[],
    views: { before: View; after: View },
    viewer: Viewer,
    states: { before: State; after: State },
  ): string[];
  /** The sort of game that a scenario gives, where a system has several: what is met is counted apart. */
  sortOf?(scenario: unknown): string;
  /** By the sort of game, what a few games of random orders should meet. */
  toMeet?: Readonly<Record<string, ToMeet>>;
  /** What must hold in every position, and between one position and the next. */
  breaches(before: State, after: State): string[];
}
