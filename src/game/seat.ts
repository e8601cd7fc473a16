import type { AnySystem, BaseEvent, Outcome, Refusal, Segment, Side, Viewer } from '../rules/core';
import type { Chapter } from './chapters';

/** The parts of a system's types that its clients need. */
export type ViewOf<S extends AnySystem> = ReturnType<S['view']>;
export type EventOf<S extends AnySystem> = ReturnType<S['apply']>[number] & BaseEvent;
export type OrderOf<S extends AnySystem> = Parameters<S['makeOrder']>[0];
export type ScenarioOf<S extends AnySystem> = Parameters<S['newState']>[0];
export type OptionsOf<S extends AnySystem> = Parameters<S['newState']>[1];

/** Everything one viewer knows of a match: never changed, and the same object until the match moves on. */
export interface Snapshot<S extends AnySystem = AnySystem> {
  viewer: Viewer;
  view: ViewOf<S>;
  segment: Segment;
  /** How the game ended, once it has. */
  outcome: Outcome | undefined;
  /** The log from the start, oldest first; the last chapter is the open one. An undo shortens only that. */
  chapters: readonly Chapter<EventOf<S>>[];
  canUndo: boolean;
  /** SHA-256 of the seed; the seed itself once the game is over. */
  seedHash: string;
  seed: string | undefined;
}

/** A place from which a match is watched, in the form that `useSyncExternalStore` takes. */
export interface Watch<S extends AnySystem = AnySystem> {
  getSnapshot(): Snapshot<S>;
  /** Calls back after each change of the snapshot; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** A side's place at the table. */
export interface Seat<S extends AnySystem = AnySystem> extends Watch<S> {
  side: Side;
  /**
   * Gives an order as its line of notation: `undefined` when it was accepted, else the reason, and nothing has
   * changed.
   */
  give(line: string): Refusal | undefined;
  /** Undoes this side's last order of the open chapter. */
  undo(): Refusal | undefined;
}
