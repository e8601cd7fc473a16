import type { BattleEvent } from '../../rules/battle';
import type { Telling } from '../core/logLine';
import type { Names } from './common/names';
import { DAMAGE_TEXT } from './events/damage';
import { FIRE_TEXT } from './events/fire';
import { MOVEMENT_TEXT } from './events/movement';
import { SEQUENCE_TEXT } from './events/sequence';
import type { Tellers } from './events/telling';

/** A sentence for every kind of event; a kind without one is a type error. */
export const EVENT_TEXT: Tellers<BattleEvent['kind']> = {
  ...SEQUENCE_TEXT,
  ...MOVEMENT_TEXT,
  ...FIRE_TEXT,
  ...DAMAGE_TEXT,
};

/** Describes an event. */
export function eventText(event: BattleEvent, names: Names): Telling {
  const tell = EVENT_TEXT[event.kind] as (event: BattleEvent, names: Names) => Telling;
  return tell(event, names);
}
