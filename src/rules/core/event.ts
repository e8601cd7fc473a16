import type { ClauseId } from './clause';
import type { Roll } from './dice';
import type { Modifier } from './modifier';
import type { Side, Viewer } from './side';

/** What every event of every system carries: a fact in the past tense, with the clause that made it happen. */
export interface BaseEvent {
  kind: string;
  rule: ClauseId;
  /** Who may know of it: everybody, or the sides named. */
  seenBy: 'all' | readonly Side[];
  dice?: Roll[];
  modifiers?: Modifier[];
}

/** The events that a viewer may know of. */
export const eventsFor = <E extends BaseEvent>(events: readonly E[], viewer: Viewer): E[] =>
  events.filter(
    ({ seenBy }) => seenBy === 'all' || (viewer !== 'spectator' && seenBy.includes(viewer)),
  );
