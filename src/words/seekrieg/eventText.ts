import type { SeekriegEvent } from '../../rules/seekrieg';
import type { Telling } from '../core/logLine';
import type { Names } from './common/names';
import { AIR_TEXT } from './events/air';
import { DAMAGE_TEXT } from './events/damage';
import { END_TEXT } from './events/end';
import { FLOW_TEXT } from './events/flow';
import { GUNNERY_TEXT } from './events/gunnery';
import { MOVEMENT_TEXT } from './events/movement';
import type { Teller, Tellers } from './events/say';
import { SEARCH_TEXT } from './events/search';
import { SIGHTING_TEXT } from './events/sighting';
import { TORPEDO_TEXT } from './events/torpedoes';
import { UNDERSEA_TEXT } from './events/undersea';

/** A sentence for every kind of event; a kind without one is a type error. */
const EVENT_TEXT: Tellers<SeekriegEvent['kind']> = {
  ...FLOW_TEXT,
  ...MOVEMENT_TEXT,
  ...SIGHTING_TEXT,
  ...GUNNERY_TEXT,
  ...DAMAGE_TEXT,
  ...TORPEDO_TEXT,
  ...UNDERSEA_TEXT,
  ...SEARCH_TEXT,
  ...AIR_TEXT,
  ...END_TEXT,
};

/** Tells an event; `null` where nothing is worth a line. */
export function eventText(event: SeekriegEvent, names: Names): Telling | null {
  const tell = EVENT_TEXT[event.kind] as Teller<SeekriegEvent['kind']>;
  return tell(event as never, names);
}
