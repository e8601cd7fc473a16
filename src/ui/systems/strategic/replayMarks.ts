import type { StrategicEvent } from '../../../rules/strategic';
import type { Names } from '../../../words/strategic/common/names';
import { strategicLogText } from '../../../words/strategic/texts/log';
import { strategicText } from '../../../words/strategic/texts/screen';
import type { ReplayMark } from '../../table/replay/ReplayBar';

/** What an event leaves on the slider of a replay: turns and losses. */
export function markOf(event: StrategicEvent, names: Names): Omit<ReplayMark, 'at'> | undefined {
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
