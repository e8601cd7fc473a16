import type { StrategicEvent } from '../../rules/strategic';
import type { Telling } from '../core/logLine';
import type { Names } from './common/names';
import { ACTION_TEXT } from './events/action';
import { ADVANCED_TEXT } from './events/advanced';
import { AIR_TEXT } from './events/air';
import { BASIC_TEXT } from './events/basic';
import { COMMON_TEXT } from './events/common';
import { ENCOUNTER_TEXT } from './events/encounters';
import { HARM_TEXT } from './events/harm';
import type { Teller, Tellers } from './events/say';
import { TACTICAL_TEXT } from './events/tactical';

/** A sentence for every kind of event; a kind without one is a type error. */
const EVENT_TEXT: Tellers<StrategicEvent['kind']> = {
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
