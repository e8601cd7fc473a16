import type { BaseEvent } from './event';
import type { OfKind } from './orderKit';
import { VIEWERS, type Viewer } from './side';

/** What a viewer is told about an event, by what he knows: all, less, or nothing (`null`). */
export type Teller<Event extends BaseEvent, Knowledge, Told extends BaseEvent = Event> = (
  event: Event,
  knowledge: Knowledge,
  viewer: Viewer,
) => Told | null;

/** How the kinds that hide something are told; a kind that is not here is told whole. */
export type Tellers<Event extends BaseEvent, Knowledge> = {
  readonly [Kind in Event['kind']]?: Teller<OfKind<Event, Kind>, Knowledge, Event>;
};

/** An event with what other viewers are told; `knowledgeOf` is `null` for a viewer who may know all of it. */
export function hide<Event extends BaseEvent, Knowledge>(
  event: Event,
  tellers: Tellers<Event, Knowledge>,
  knowledgeOf: (viewer: Viewer) => Knowledge | null,
): Event {
  const teller = tellers[event.kind as Event['kind']] as
    | Teller<Event, Knowledge, Event>
    | undefined;
  if (!teller) return event;
  const toldAs: NonNullable<Event['toldAs']> = {};
  for (const viewer of VIEWERS) {
    const knowledge = knowledgeOf(viewer);
    const told = knowledge === null ? event : teller(event, knowledge, viewer);
    if (told !== event) Object.assign(toldAs, { [viewer]: told });
  }
  return Object.keys(toldAs).length === 0 ? event : { ...event, toldAs };
}
