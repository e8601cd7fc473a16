import {
  type AnySystem,
  type BaseEvent,
  bySide,
  eventsFor,
  foresee,
  isRefusal,
  type Segment,
  SIDES,
  type Side,
  UNDO,
} from '../../rules/core';
import type { Chapter } from '../chapters';
import type { Snapshot } from '../seat';
import type { PendingOrder } from './clientStore';

/** The position of a match once the server has accepted the pending orders. */
interface Prediction<S extends AnySystem = AnySystem> {
  snapshot: Snapshot<S>;
  /** The outcome of a pending order is known only to the server: dice, something hidden, or a new segment. */
  isOpen: boolean;
}

/**
 * Carries out orders on a side's view as far as possible: up to the first with an outcome unknown here. The rules
 * treat a view like a state; the result is discarded as soon as the server has answered.
 */
export function predict<S extends AnySystem>(
  system: S,
  game: Snapshot<S>,
  side: Side,
  pending: readonly PendingOrder[],
): Prediction<S> {
  let path: Path<S> = [game];
  for (const { line, isUncertain } of pending) {
    const next = isUncertain ? undefined : along(system, path, side, line);
    if (!next) return { snapshot: path.at(-1) as Snapshot<S>, isOpen: true };
    path = next;
  }
  return { snapshot: path.at(-1) as Snapshot<S>, isOpen: false };
}

type Path<S extends AnySystem> = readonly [...Snapshot<S>[], Snapshot<S>];

/** One order further along a path, or one back by an undo; `undefined` if that is not known. */
function along<S extends AnySystem>(
  system: S,
  path: Path<S>,
  side: Side,
  line: string,
): Path<S> | undefined {
  if (line === UNDO) return path.length > 1 ? (path.slice(0, -1) as unknown as Path<S>) : undefined;
  const next = carriedOut(system, path.at(-1) as Snapshot<S>, side, line);
  return next && [...path, next];
}

/** A side's view after its own order; `undefined` when it leads to dice, something hidden or a new segment. */
function carriedOut<S extends AnySystem>(
  system: S,
  before: Snapshot<S>,
  side: Side,
  line: string,
): Snapshot<S> | undefined {
  const order = system.parseOrder(line);
  const done = isRefusal(order) ? undefined : foresee(system, before.view, side, order);
  if (!done) return undefined;
  const segment = withSealed(
    system.segment(done.view),
    before.segment,
    system.segment(before.view),
  );
  if (isAtEnd(segment)) return undefined;
  return {
    ...before,
    view: done.view,
    segment,
    chapters: longer(before.chapters, eventsFor(done.events, side)) as Snapshot<S>['chapters'],
    canUndo: segment.active[side] !== 'waiting',
  };
}

/** A side whose sealed orders are hidden here still waits: by the view alone it would still have to decide. */
const withSealed = (after: Segment, told: Segment, seen: Segment): Segment => ({
  ...after,
  active: bySide((side) =>
    told.active[side] === 'waiting' && seen.active[side] !== 'waiting'
      ? 'waiting'
      : after.active[side],
  ),
});

/** Nobody has to give orders: what is hidden here has been sealed before, and the segment ends with this order. */
const isAtEnd = ({ active }: Segment): boolean => SIDES.every((side) => active[side] === 'waiting');

/** The log with more events in its open chapter. */
const longer = (chapters: readonly Chapter[], more: readonly BaseEvent[]): Chapter[] =>
  chapters.map((one) => (one.closed ? one : { ...one, events: [...one.events, ...more] }));
