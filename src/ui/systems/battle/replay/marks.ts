import type { BattleEvent } from '../../../../rules/battle';
import type { ReplayMark } from '../../../match/ReplayBar';
import type { Moment } from '../../../match/replay';
import type { Names } from '../names';

/** The rounds and the losses of a battle, at their moments. */
export const replayMarks = (moments: readonly Moment[], names: Names): ReplayMark[] =>
  moments.flatMap(({ events }, at) =>
    (events as readonly BattleEvent[]).flatMap((event) => {
      const mark = markOf(event, names);
      return mark ? [{ at, ...mark }] : [];
    }),
  );

function markOf(event: BattleEvent, names: Names): Omit<ReplayMark, 'at'> | undefined {
  switch (event.kind) {
    case 'roundBegan':
      return { kind: 'part', label: `Round ${event.round}` };
    case 'shipSank':
      return { kind: 'loss', label: `${names.ship(event.ship)} sinks` };
    case 'shipScuttled':
      return { kind: 'loss', label: `${names.ship(event.ship)} is scuttled` };
    default:
      return undefined;
  }
}
