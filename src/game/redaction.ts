import {
  type AnySystem,
  type BaseEvent,
  eventsFor,
  isRefusal,
  type Match,
  refuseUndo,
  type Segment,
  takebackFor,
  type Viewer,
} from '../rules/core';

/** boardgame.io's `G` where the match is kept: everything but the seed. */
export interface Kept {
  match: Match;
  /** What is published of the dice's secret from the start: its hash, or on a server the root of its tree. */
  seedHash: string;
}

/** boardgame.io's `G` as a client gets it. */
export interface Seen<View = unknown, Event extends BaseEvent = BaseEvent> {
  view: View;
  segment: Segment;
  /** The number of the open chapter, its events so far, and those of the chapter before it. */
  chapter: number;
  events: Event[];
  closedEvents: Event[];
  canUndo: boolean;
  /** The viewer may ask the other side for a takeback of its last order. */
  canTakeBack: boolean;
  seedHash: string;
}

const isSeen = (G: Kept | Seen): G is Seen => 'view' in G;

const mayUndo = (system: AnySystem, match: Match, viewer: Viewer): boolean =>
  viewer !== 'spectator' && refuseUndo(system, match, viewer) === undefined;

const mayTakeBack = (system: AnySystem, match: Match, viewer: Viewer): boolean =>
  viewer !== 'spectator' &&
  system.outcome(match.state) === undefined &&
  !isRefusal(takebackFor(system, match, viewer));

const knownClosed = new WeakMap<readonly BaseEvent[], Partial<Record<Viewer, BaseEvent[]>>>();

/** One list for all positions after a closed chapter: orders of the next one leave it as it is. */
function closedEventsFor(events: readonly BaseEvent[], viewer: Viewer): BaseEvent[] {
  const known = knownClosed.get(events) ?? {};
  knownClosed.set(events, known);
  known[viewer] ??= eventsFor(events, viewer);
  return known[viewer];
}

/** What a viewer may know of a match. Clients filter again what the master has filtered, which changes nothing. */
export function redact(system: AnySystem, G: Kept | Seen, viewer: Viewer): Seen {
  if (isSeen(G)) return G;
  const { match, seedHash } = G;
  return {
    view: system.view(match.state, viewer),
    segment: system.segment(match.state),
    chapter: match.chapter,
    events: eventsFor(match.events, viewer),
    closedEvents: closedEventsFor(match.closedEvents, viewer),
    canUndo: mayUndo(system, match, viewer),
    canTakeBack: mayTakeBack(system, match, viewer),
    seedHash,
  };
}
