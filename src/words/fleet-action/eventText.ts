import type { FleetActionEvent } from '../../rules/fleet-action';
import type { Telling } from '../core/logLine';
import type { Names } from './common/names';
import { AIR_COMBAT_TEXT } from './events/airCombat';
import { CRITICAL_TEXT } from './events/criticals';
import { DAMAGE_TEXT } from './events/damage';
import { FLYING_TEXT } from './events/flying';
import { GUNFIRE_TEXT } from './events/gunfire';
import { MORALE_TEXT } from './events/morale';
import { MOVEMENT_TEXT } from './events/movement';
import type { Teller, Tellers } from './events/say';
import { SIGHTING_TEXT } from './events/sighting';
import { TORPEDO_TEXT } from './events/torpedoes';
import { TURN_TEXT } from './events/turn';
import { UNDERSEA_TEXT } from './events/undersea';

/** A sentence for every kind of event; a kind without one is a type error. */
const EVENT_TEXT: Tellers<FleetActionEvent['kind']> = {
  ...TURN_TEXT,
  ...MOVEMENT_TEXT,
  ...TORPEDO_TEXT,
  ...SIGHTING_TEXT,
  ...GUNFIRE_TEXT,
  ...DAMAGE_TEXT,
  ...CRITICAL_TEXT,
  ...MORALE_TEXT,
  ...FLYING_TEXT,
  ...AIR_COMBAT_TEXT,
  ...UNDERSEA_TEXT,
};

/** Tells an event; `null` where nothing is worth a line. */
export function eventText(event: FleetActionEvent, names: Names): Telling | null {
  const tell = EVENT_TEXT[event.kind] as Teller<FleetActionEvent['kind']>;
  return tell(event as never, names);
}
