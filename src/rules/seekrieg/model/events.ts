import type { AirEvent } from './events/air';
import type { DamageEvent } from './events/damage';
import type { EndEvent } from './events/end';
import type { FlowEvent } from './events/flow';
import type { GunneryEvent } from './events/gunnery';
import type { MovementEvent } from './events/movement';
import type { RammingEvent } from './events/ramming';
import type { SearchEvent } from './events/search';
import type { SightingEvent } from './events/sighting';
import type { TorpedoEvent } from './events/torpedoes';
import type { UnderseaEvent } from './events/undersea';

/** What happens in a battle; each room of the rules has its file in `events/`. */
export type SeekriegEvent =
  | FlowEvent
  | DamageEvent
  | GunneryEvent
  | MovementEvent
  | SightingEvent
  | TorpedoEvent
  | RammingEvent
  | UnderseaEvent
  | SearchEvent
  | AirEvent
  | EndEvent;

export type EventOf<Kind extends SeekriegEvent['kind']> = Extract<SeekriegEvent, { kind: Kind }>;

/** Kinds of events, by the file that has them. */
export type FlowKind = FlowEvent['kind'];
export type MovementKind = MovementEvent['kind'];
export type SightingKind = SightingEvent['kind'];
export type GunneryKind = GunneryEvent['kind'];
export type DamageKind = DamageEvent['kind'];
export type TorpedoKind = TorpedoEvent['kind'];
export type SearchEventKind = SearchEvent['kind'];
export type UnderseaKind = UnderseaEvent['kind'];
export type AirEventKind = AirEvent['kind'];
export type EndKind = (RammingEvent | EndEvent)['kind'];
