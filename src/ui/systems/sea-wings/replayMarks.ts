import type { BaseEvent } from '../../../rules/core';
import type { SeaWingsEvent } from '../../../rules/sea-wings';
import { wingsScreenText } from '../../../words/sea-wings/texts/screen';
import type { ReplayMark } from '../../table/replay/ReplayBar';

/** What an event leaves on the slider of a replay: turns and losses. */
export function markOf(told: BaseEvent): Omit<ReplayMark, 'at'> | undefined {
  const event = told as SeaWingsEvent;
  if (event.kind === 'turnBegan')
    return { kind: 'part', label: wingsScreenText('turn', { turn: event.turn }) };
  if (event.kind === 'shipLost') return { kind: 'loss', label: wingsScreenText('shipLost') };
  return undefined;
}
