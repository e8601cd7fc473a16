import type { BaseEvent } from '../../../../rules/core';
import type { StrategicEvent } from '../../../../rules/strategic';
import { engagementPort } from '../../../../rules/strategic/engagement';
import { sinceHandOver } from '../../../table/hosted/chapters';
import type { FightPort } from '../../../table/hosted/host';

/** [ST-21.4] How the surface actions of an operation that are fought out as battles stand in it. */
export const fightPort: FightPort = {
  hostOf: (view) => engagementPort.hostOf(view as never),
  positionIn: (view) => engagementPort.positionIn(view as never),
  orderOf: engagementPort.orderOf,
  isHandOver: ({ kind }) => kind === 'battleHandedOver',
  isReturn: ({ kind }) => kind === 'battleReturned',
  innerEvent: (event) => {
    const told = event as StrategicEvent;
    return told.kind === 'battleEvent' ? (told.event as BaseEvent) : undefined;
  },
};

/** [ST-21.14] What came back of the battle handed over last; nothing while it is fought, or where it was abandoned. */
export function broughtBack(events: readonly StrategicEvent[]): StrategicEvent[] {
  const since = sinceHandOver(events, fightPort);
  const from = since.findIndex(fightPort.isReturn);
  const end = since.findIndex(({ kind }) => kind === 'actionEnded');
  return from < 0 ? [] : since.slice(from, end < 0 ? undefined : end);
}
