import type { StrategicEvent } from '../../../rules/strategic';
import { strategicText } from '../../i18n/strategic';
import { strategicLogText } from '../../i18n/strategicLog';
import type { ReplayMark } from '../../table/replay/ReplayBar';
import type { Names } from './names';

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
