import type { Client } from 'boardgame.io/client';
import { type AnySystem, type BaseEvent, eventsFor, must, type Viewer } from '../rules/core';
import { type Chapter, updateChapters } from './chapters';
import type { ShownDice } from './dicePlugin';
import type { OnFault } from './fault';
import type { Kept, Seen } from './redaction';
import type { Snapshot, Watch } from './seat';

export type MatchClient = ReturnType<typeof Client<Kept>>;
type ClientState = NonNullable<ReturnType<MatchClient['getState']>>;

export interface WatchOptions {
  /** The events of the chapters that were closed before the client began, by number. */
  closed: readonly BaseEvent[][];
  onFault: OnFault;
}

/**
 * A boardgame.io client as a store. `getState()` makes a new object on each call, so the snapshot is made once for each
 * `G`; and subscribers of 0.50.2 may replace one another once one has left, so the client has this one only.
 */
export function newWatch<S extends AnySystem>(
  viewer: Viewer,
  client: MatchClient,
  { closed, onFault }: WatchOptions,
): Watch<S> {
  const listeners = new Set<() => void>();
  let seen: Seen | undefined;
  let snapshot: Snapshot<S> | undefined;
  client.start();
  client.subscribe((state) => {
    if (!state || seenBy(state) === seen) return;
    seen = seenBy(state);
    snapshot = snapshotOf(viewer, state, snapshot?.chapters ?? chaptersFor(viewer, closed));
    for (const listener of listeners) listener();
  });
  return {
    getSnapshot: () => must(snapshot, 'state from the master'),
    subscribe(listener) {
      const call = guarded(listener, onFault);
      listeners.add(call);
      return () => void listeners.delete(call);
    },
  };
}

/**
 * A listener that cannot throw into the master, which sends its clients a state before it keeps it. Since it is
 * created for each subscription, one function can also subscribe twice.
 */
const guarded = (listener: () => void, onFault: OnFault) => () => {
  try {
    listener();
  } catch (error) {
    onFault(error);
  }
};

/** What the types call the master's `G` has been filtered when it comes to a client. */
const seenBy = ({ G }: ClientState): Seen => G as unknown as Seen;

const chaptersFor = (viewer: Viewer, closed: readonly BaseEvent[][]): Chapter[] =>
  closed.map((events, chapter) => ({ chapter, closed: true, events: eventsFor(events, viewer) }));

function snapshotOf(viewer: Viewer, state: ClientState, known: readonly Chapter[]): Snapshot {
  const seen = seenBy(state);
  const { seed }: ShownDice = state.plugins.dice?.data ?? {};
  return {
    viewer,
    view: seen.view,
    segment: seen.segment,
    outcome: state.ctx.gameover,
    chapters: updateChapters(known, seen),
    canUndo: seen.canUndo,
    seedHash: seen.seedHash,
    seed,
  };
}
