import type { StrategicEvent } from '../../../rules/strategic';
import type { Telling } from '../../log/logLine';
import type { Names } from './names';
import { ACTION_TEXT } from './text/action';
import { ADVANCED_TEXT } from './text/advanced';
import { AIR_TEXT } from './text/air';
import { BASIC_TEXT } from './text/basic';
import { COMMON_TEXT } from './text/common';
import { ENCOUNTER_TEXT } from './text/encounters';
import { HARM_TEXT } from './text/harm';
import type { Teller, Tellers } from './text/say';
import { TACTICAL_TEXT } from './text/tactical';

/** A sentence for every kind of event; a kind without one is a type error. */
export const EVENT_TEXT: Tellers<StrategicEvent['kind']> = {
  ...COMMON_TEXT,
  ...HARM_TEXT,
  ...BASIC_TEXT,
  ...AIR_TEXT,
  ...ACTION_TEXT,
  ...ENCOUNTER_TEXT,
  ...TACTICAL_TEXT,
  ...ADVANCED_TEXT,
};

/** Tells an event; `null` where nothing is worth a line. */
export function eventText(event: StrategicEvent, names: Names): Telling | null {
  const tell = EVENT_TEXT[event.kind] as Teller<StrategicEvent['kind']>;
  return tell(event as never, names);
}
