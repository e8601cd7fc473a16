import type { Chapter } from '../../../game';
import type { BaseEvent } from '../../../rules/core';
import type { FightPort } from './host';

/** What is told of the fight handed over last: of the chapters until it was taken back the events that are its own. */
export function fightChapters(chapters: readonly Chapter[], port: FightPort): Chapter[] {
  const first = chapters.findLastIndex(({ events }) => events.some(port.isHandOver));
  const since = chapters.slice(Math.max(0, first));
  const end = since.findIndex(({ events }) => isTakenBack(events, port));
  return since.slice(0, end < 0 ? undefined : end + 1).map((chapter) => ({
    ...chapter,
    events: sinceHandOver(chapter.events, port).flatMap((event) => port.innerEvent(event) ?? []),
  }));
}

/** What has been told since the last fight was handed over. */
export const sinceHandOver = <Event extends BaseEvent>(
  events: readonly Event[],
  { isHandOver }: Pick<FightPort, 'isHandOver'>,
): Event[] => events.slice(events.findLastIndex(isHandOver) + 1);

/** Of a chapter in which one fight ends and the next is handed over, the next counts. */
const isTakenBack = (events: readonly BaseEvent[], { isHandOver, isReturn }: FightPort): boolean =>
  events.findLastIndex(isReturn) > events.findLastIndex(isHandOver);
