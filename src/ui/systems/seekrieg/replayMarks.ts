import type { BaseEvent } from '../../../rules/core';
import type { SeekriegEvent } from '../../../rules/seekrieg';
import type { Names } from '../../../words/seekrieg/common/names';
import { seekriegScreenText } from '../../../words/seekrieg/texts/screen';
import type { ReplayMark } from '../../table/replay/ReplayBar';

/** What an event leaves on the slider of a replay: turns and losses. */
export function markOf(
  told: BaseEvent,
  names: Pick<Names, 'ship'>,
): Omit<ReplayMark, 'at'> | undefined {
  const event = told as SeekriegEvent;
  if (event.kind === 'turnBegan')
    return { kind: 'part', label: seekriegScreenText('turn', { turn: event.turn }) };
  if (event.kind === 'shipSank' || event.kind === 'shipAbandoned')
    return { kind: 'loss', label: seekriegScreenText('lost', { ship: names.ship(event.ship) }) };
  return undefined;
}
