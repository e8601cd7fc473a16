import type { DamageEvent } from './events/damage';
import type { FlowEvent } from './events/flow';
import type { GunneryEvent } from './events/gunnery';
import type { MovementEvent } from './events/movement';
import type { SightingEvent } from './events/sighting';

/** What happens in a battle; each room of the rules has its file in `events/`. */
export type SeekriegEvent = FlowEvent | DamageEvent | GunneryEvent | MovementEvent | SightingEvent;

export type EventOf<Kind extends SeekriegEvent['kind']> = Extract<SeekriegEvent, { kind: Kind }>;
