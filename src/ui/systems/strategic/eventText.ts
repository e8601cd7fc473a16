import type { StrategicEvent } from '../../../rules/strategic';
import type { AdvancedEvent } from '../../../rules/strategic/advanced/events';
import type { SpottingEvent } from '../../../rules/strategic/advanced/spottingEvents';
import type { TacticalEvent } from '../../../rules/strategic/tactical/events';
import type { Telling } from '../../log/logLine';
import type { Names } from './names';
import { ACTION_TEXT } from './text/action';
import { AIR_TEXT } from './text/air';
import { BASIC_TEXT } from './text/basic';
import { COMMON_TEXT } from './text/common';
import { ENCOUNTER_TEXT } from './text/encounters';
import { HARM_TEXT } from './text/harm';
import type { Teller, Tellers } from './text/say';

/** Kinds that are told as they are told elsewhere. */
type Told = Exclude<
  StrategicEvent['kind'],
  TacticalEvent['kind'] | AdvancedEvent['kind'] | SpottingEvent['kind']
>;

/** A sentence for every kind of event of the Basic game; a kind without one is a type error. */
export const EVENT_TEXT: Tellers<Told> = {
  ...COMMON_TEXT,
  ...HARM_TEXT,
  ...BASIC_TEXT,
  ...AIR_TEXT,
  ...ACTION_TEXT,
  ...ENCOUNTER_TEXT,
};

/** Tells an event; `null` where nothing is worth a line. */
export function eventText(event: StrategicEvent, names: Names): Telling | null {
  const tell = (EVENT_TEXT as Readonly<Record<string, Teller<StrategicEvent['kind']> | undefined>>)[
    event.kind
  ];
  return tell ? tell(event as never, names) : null;
}
