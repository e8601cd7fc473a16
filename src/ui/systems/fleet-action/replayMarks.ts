import type { BaseEvent } from '../../../rules/core';
import type { FleetActionEvent } from '../../../rules/fleet-action';
import type { Names } from '../../../words/fleet-action/common/names';
import { fleetText } from '../../../words/fleet-action/texts/screen';
import type { ReplayMark } from '../../table/replay/ReplayBar';

/** What an event leaves on the slider of a replay: turns and losses. */
export function markOf(
  told: BaseEvent,
  names: Pick<Names, 'unit'>,
): Omit<ReplayMark, 'at'> | undefined {
  const event = told as FleetActionEvent;
  if (event.kind === 'turnBegan')
    return { kind: 'part', label: fleetText('turn', { turn: event.turn }) };
  if (event.kind === 'unitLost')
    return { kind: 'loss', label: fleetText('lost', { ship: names.unit(event.unit) }) };
  return undefined;
}
