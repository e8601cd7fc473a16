import type { BattleEvent } from '../../../../rules/battle';
import type { Names } from '../../../../words/battle/common/names';
import { replayText } from '../../../../words/battle/texts/replay';
import type { ReplayMark } from '../../../table/replay/ReplayBar';

/** What an event leaves on the slider of a replay: rounds and losses. */
export function markOf(event: BattleEvent, names: Names): Omit<ReplayMark, 'at'> | undefined {
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
