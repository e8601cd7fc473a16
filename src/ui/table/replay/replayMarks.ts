import type { BaseEvent } from '../../../rules/core';
import type { ReplayMark } from './ReplayBar';
import type { Moment } from './replay';

/** What an event leaves on the slider of a replay; nothing for most. */
export type MarkOf = (event: BaseEvent) => Omit<ReplayMark, 'at'> | undefined;

/** The moments where parts begin and where there were losses. */
export const replayMarks = (
  moments: readonly Pick<Moment, 'events'>[],
  markOf: MarkOf,
): ReplayMark[] =>
  moments.flatMap(({ events }, at) =>
    events.flatMap((event) => {
      const mark = markOf(event);
      return mark ? [{ at, ...mark }] : [];
    }),
  );
