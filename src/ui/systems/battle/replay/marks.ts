import type { BattleEvent } from '../../../../rules/battle';
import type { Names } from '../../../../words/battle/names';
import { replayText } from '../../../../words/battle/texts/replay';
import type { ReplayMark } from '../../../table/replay/ReplayBar';
import type { Moment } from '../../../table/replay/replay';

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
      return { kind: 'part', label: replayText('round', { round: event.round }) };
    case 'shipSank':
      return { kind: 'loss', label: replayText('sinks', { ship: names.ship(event.ship) }) };
    case 'shipScuttled':
      return { kind: 'loss', label: replayText('scuttled', { ship: names.ship(event.ship) }) };
    default:
      return undefined;
  }
}
