import type { SeaWingsEvent } from '../../rules/sea-wings';
import type { Telling } from '../core/logLine';
import type { Names } from './common/names';
import { CARD_TEXT } from './events/cards';
import { DAMAGE_TEXT } from './events/damage';
import { FLYING_TEXT } from './events/flying';
import { GUNFIRE_TEXT } from './events/gunfire';
import { MOVEMENT_TEXT } from './events/movement';
import type { Teller, Tellers } from './events/say';
import { SEARCH_TEXT } from './events/searches';
import { STRIKE_TEXT } from './events/strikes';
import { TURN_TEXT } from './events/turn';

/** A sentence for every kind of event; a kind without one is a type error. */
const EVENT_TEXT: Tellers<SeaWingsEvent['kind']> = {
  ...TURN_TEXT,
  ...FLYING_TEXT,
  ...STRIKE_TEXT,
  ...DAMAGE_TEXT,
  ...MOVEMENT_TEXT,
  ...SEARCH_TEXT,
  ...GUNFIRE_TEXT,
  ...CARD_TEXT,
};

/** Tells an event; `null` where nothing is worth a line. */
export function eventText(event: SeaWingsEvent, names: Names): Telling | null {
  const tell = EVENT_TEXT[event.kind] as Teller<SeaWingsEvent['kind']>;
  return tell(event as never, names);
}
