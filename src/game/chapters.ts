import type { BaseEvent } from '../rules/core';
import type { Seen } from './redaction';

/** The events of a run of orders; only those of the open chapter can still be undone. */
export interface Chapter<Event = BaseEvent> {
  chapter: number;
  closed: boolean;
  events: readonly Event[];
}

/**
 * The known chapters, brought up to date with what a client sees now: the last but one is final, the last is open.
 * Each update contains both in full, so that the same update twice changes nothing. Closed chapters stay the same
 * objects.
 */
export function updateChapters(
  known: readonly Chapter[],
  { chapter, closedEvents, events }: Pick<Seen, 'chapter' | 'closedEvents' | 'events'>,
): Chapter[] {
  const closed = known.filter((one) => one.closed && one.chapter < chapter);
  if (closed.at(-1)?.chapter !== chapter - 1)
    closed.push({ chapter: chapter - 1, closed: true, events: closedEvents });
  return [...closed, { chapter, closed: false, events }];
}
