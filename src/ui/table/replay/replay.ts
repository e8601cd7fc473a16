import type { Snapshot, Table } from '../../../game';
import {
  type AnySystem,
  type BaseEvent,
  eventsFor,
  giveOrder,
  type Match,
  newMatch,
  type Viewer,
} from '../../../rules/core';

/** The view of a replay: a viewer's, or one with nothing hidden. */
export type Eyes = Viewer | 'all';

/** A moment of a match: the view after a chapter, and the chapter's events. */
export interface Moment {
  chapter: number;
  /** How many orders of the record lead to it, including undone ones and the undos. */
  given: number;
  view: unknown;
  events: readonly BaseEvent[];
}

/** The moments of a match, the start first: recomputed from its orders and dice. */
export function momentsOf(table: Table, eyes: Eyes): Moment[] {
  const { system, scenario, options, seed } = table;
  const match = newMatch(system, scenario, options, seed);
  const moments = [momentOf(system, match, 0, eyes)];
  table.record().forEach((order, index) => {
    const { chapter } = match;
    giveOrder(system, match, order, seed);
    if (match.chapter !== chapter) moments.push(momentOf(system, match, index + 1, eyes));
  });
  return moments;
}

function momentOf(system: AnySystem, match: Match, given: number, eyes: Eyes): Moment {
  const { chapter, closedEvents } = match;
  const state = system.copy(match.state);
  return {
    chapter: chapter - 1,
    given,
    view: eyes === 'all' ? state : system.view(state, eyes),
    events: eyes === 'all' ? closedEvents : eventsFor(closedEvents, eyes),
  };
}

/** A finished match has no secrets. */
export const eyesOn = ({ outcome, viewer }: Pick<Snapshot, 'outcome' | 'viewer'>): Eyes =>
  outcome ? 'all' : viewer;

/** What is shown of a match at the last of some of its moments. */
export function snapshotAt<S extends AnySystem>(
  system: S,
  snapshot: Snapshot<S>,
  moments: readonly [...Moment[], Moment],
): Snapshot<S> {
  const { view } = moments.at(-1) as Moment;
  return {
    ...snapshot,
    view: view as Snapshot<S>['view'],
    segment: system.segment(view),
    chapters: moments.map(({ chapter, events }) => ({
      chapter,
      closed: true,
      events: events as Snapshot<S>['chapters'][number]['events'],
    })),
    canUndo: false,
  };
}

/** How long a moment is on show, in milliseconds: longer where dice were thrown, since there is more to see. */
export const showMs = ({ events }: Pick<Moment, 'events'>, speed: number): number =>
  (events.some(({ dice }) => (dice?.length ?? 0) > 0) ? DICE_MS : PLAIN_MS) / speed;

const DICE_MS = 3200;
const PLAIN_MS = 800;

/** Speed factors of a replay. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** The next speed up or down; the same at either end. */
export const nextSpeed = (speed: Speed, step: 1 | -1): Speed =>
  SPEEDS[SPEEDS.indexOf(speed) + step] ?? speed;
