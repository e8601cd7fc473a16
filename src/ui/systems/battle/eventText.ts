import type { BattleEvent } from '../../../rules/battle/model/events';
import { DAMAGE_TEXT } from '../../../words/battle/events/damage';
import { FIRE_TEXT } from '../../../words/battle/events/fire';
import { MOVEMENT_TEXT } from '../../../words/battle/events/movement';
import { SEQUENCE_TEXT } from '../../../words/battle/events/sequence';
import type { Tellers } from '../../../words/battle/events/telling';
import type { Names } from '../../../words/battle/names';
import type { Telling } from '../../../words/core/logLine';

/** A sentence for every kind of event; a kind without one is a type error. */
export const EVENT_TEXT: Tellers<BattleEvent['kind']> = {
  ...SEQUENCE_TEXT,
  ...MOVEMENT_TEXT,
  ...FIRE_TEXT,
  ...DAMAGE_TEXT,
};

/** Tells an event. */
export function eventText(event: BattleEvent, names: Names): Telling {
  const tell = EVENT_TEXT[event.kind] as (event: BattleEvent, names: Names) => Telling;
  return tell(event, names);
}
