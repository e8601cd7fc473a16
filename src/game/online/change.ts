import type { BaseEvent } from '../../rules/core';
import type { Seen } from '../redaction';
import { sameData } from '../same';
import { type Patch, patched, patchOf } from './patch';

/** What an order has changed of what a viewer sees. */
export interface SeenChange {
  /** Of everything but the events. */
  rest?: Patch;
  log?: LogChange;
}

/** Of the open chapter's events so many stay, and some come after them; `closes`: that chapter is closed by it. */
type LogChange =
  | { kept: number; added: BaseEvent[]; closes?: true }
  | { events: BaseEvent[]; closedEvents: BaseEvent[] };

/** What has changed from one position to another; small where they follow one another. */
export function changeOf(before: Seen, after: Seen): SeenChange {
  const rest = patchOf(withoutEvents(before), withoutEvents(after));
  const log = logChange(before, after);
  return { ...(rest && { rest }), ...(log && { log }) };
}

const withoutEvents = ({ events: _, closedEvents: __, ...rest }: Seen) => rest;

function logChange(before: Seen, after: Seen): LogChange | undefined {
  const { events, closedEvents } = after;
  const closes = after.chapter === before.chapter + 1 && events.length === 0;
  if (!closes && !sameData(closedEvents, before.closedEvents)) return { events, closedEvents };
  const now = closes ? closedEvents : events;
  const kept = lengthShared(before.events, now);
  if (!closes && kept === now.length && kept === before.events.length) return undefined;
  return { kept, added: now.slice(kept), ...(closes && { closes }) };
}

/** How many events at the beginning are the same. */
function lengthShared(before: readonly BaseEvent[], now: readonly BaseEvent[]): number {
  const most = Math.min(before.length, now.length);
  let count = 0;
  while (count < most && sameData(before[count], now[count])) count += 1;
  return count;
}

/** Where a change leads; what has not changed is shared with `before`. */
export function changed(before: Seen, { rest, log }: SeenChange): Seen {
  const { events, closedEvents, ...others } = before;
  const after = rest ? patched(others, rest) : others;
  return { ...after, ...(log ? logAfter(before, log) : { events, closedEvents }) };
}

function logAfter({ events, closedEvents }: Seen, log: LogChange) {
  if (!('kept' in log)) return log;
  const now = [...events.slice(0, log.kept), ...log.added];
  return log.closes ? { events: [], closedEvents: now } : { events: now, closedEvents };
}
