import type { BaseEvent } from '../../../../rules/core';
import type { SeaWingsEvent } from '../../../../rules/sea-wings';
import { engagementPort } from '../../../../rules/sea-wings/engagement';
import { sinceHandOver } from '../../../table/hosted/chapters';
import type { FightPort } from '../../../table/hosted/host';

/** [WG-18.12] How engagements that are fought out stand in a game of Sea Wings. */
export const fightPort: FightPort = {
  hostOf: (view) => engagementPort.hostOf(view as never),
  positionIn: (view) => engagementPort.positionIn(view as never),
  orderOf: engagementPort.orderOf,
  isHandOver: ({ kind }) => kind === 'battleHandedOver',
  isReturn: ({ kind }) => kind === 'battleReturned',
  innerEvent: (event) => {
    const told = event as SeaWingsEvent;
    return told.kind === 'battleEvent' ? (told.event as BaseEvent) : undefined;
  },
};

/** [WG-18.27] What came back of the engagement handed over last; nothing while it is fought. */
export function broughtBack(events: readonly SeaWingsEvent[]): SeaWingsEvent[] {
  const since = sinceHandOver(events, fightPort);
  const from = since.findIndex(fightPort.isReturn);
  const end = since.findIndex(({ kind }) => kind === 'engagementEnded');
  return from < 0 ? [] : since.slice(from, end < 0 ? undefined : end);
}
