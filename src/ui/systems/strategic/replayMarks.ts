import type { StrategicEvent } from '../../../rules/strategic';
import type { Names } from '../../../words/strategic/names';
import { strategicLogText } from '../../../words/strategic/texts/log';
import { strategicText } from '../../../words/strategic/texts/screen';
import type { ReplayMark } from '../../table/replay/ReplayBar';

/** The turns and the losses of a game, at their moments. */
export const replayMarks = (
  moments: readonly (readonly StrategicEvent[])[],
  names: Names,
): ReplayMark[] =>
  moments.flatMap((events, at) =>
    events.flatMap((event) => {
      const mark = markOf(event, names);
      return mark ? [{ at, ...mark }] : [];
    }),
  );

function markOf(event: StrategicEvent, names: Names): Omit<ReplayMark, 'at'> | undefined {
  switch (event.kind) {
    case 'turnBegan':
      return { kind: 'part', label: strategicText('turn', { turn: event.turn }) };
    case 'shipSunk':
      return {
        kind: 'loss',
        label: strategicText('sinks', {
          ship: event.ship ? names.ship(event.ship) : strategicLogText('aBoat'),
        }),
      };
    default:
      return undefined;
  }
}
