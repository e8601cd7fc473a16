import type { Chapter } from '../../../game';
import type { BaseEvent } from '../../../rules/core';
import type { FightPort } from './host';

/** The events of the last fight handed over: its own events in the chapters until it was taken back. */
export function fightChapters(chapters: readonly Chapter[], port: FightPort): Chapter[] {
  const first = chapters.findLastIndex(({ events }) => events.some(port.isHandOver));
  const since = chapters.slice(Math.max(0, first));
  const end = since.findIndex(({ events }) => isTakenBack(events, port));
  return since.slice(0, end < 0 ? undefined : end + 1).map((chapter) => ({
    ...chapter,
    events: sinceHandOver(chapter.events, port).flatMap((event) => port.innerEvent(event) ?? []),
  }));
}

/** The events since the last fight was handed over. */
export const sinceHandOver = <Event extends BaseEvent>(
  events: readonly Event[],
  { isHandOver }: Pick<FightPort, 'isHandOver'>,
): Event[] => events.slice(events.findLastIndex(isHandOver) + 1);

/** If one fight ends and the next is handed over in the same chapter, the next counts. */
const isTakenBack = (events: readonly BaseEvent[], { isHandOver, isReturn }: FightPort): boolean =>
  events.findLastIndex(isReturn) > events.findLastIndex(isHandOver);
