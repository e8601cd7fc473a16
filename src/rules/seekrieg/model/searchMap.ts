import type { Axial, Facing } from '../../../hex';
import type { BySide, Knots } from '../../core';
import type { AircraftCard, Ceiling } from './aircraft';
import type { AirGroupId, ContactId, ShipId } from './ids';
import type { SizeBand } from './sizes';

/** [SK-8.2, SK-8.3] Hours of a search turn. */
export const SEARCH_HOURS = [1, 2, 3, 4, 5, 6, 8, 12] as const;
type SearchHours = (typeof SEARCH_HOURS)[number];

/** [SK-8.28] What a side does about an enemy force. */
export const CONTACT_CHOICES = ['engage', 'shadow', 'avoid'] as const;
export type ContactChoice = (typeof CONTACT_CHOICES)[number];

/** [SK-7.1] Weather zones of 200 by 200 miles. */
export interface ZoneGrid {
  /** The hex at the northwest corner. */
  corner: Axial;
  columns: number;
  rows: number;
  /** [SK-7.2] The weather area 1 to 20 of each zone, row by row from the northwest. */
  areas: readonly number[];
}

/** What a scenario says of its search map, open to both sides. */
export interface SearchPlan {
  /** [SK-34.2] `carriers`: in turns of two minutes. */
  kind: 'campaign' | 'carriers';
  /** [SK-8.2] Hours of each search turn; the last stands for all that follow. */
  turnHours: readonly SearchHours[];
  /** How long the game lasts. */
  hours: number;
  /** [SK-7.6] Hours after which the weather moves on, 6 to 24. */
  weatherHours: number;
  zones: ZoneGrid;
  /** Weather that is given and not rolled, zone by zone [SK-35.16]. */
  weather?: readonly Omit<ZoneWeather, 'windKnots'>[];
  /** [SK-35.18] Aircraft that are up over the enemy when a carrier battle begins. */
  watching?: Readonly<Partial<BySide<AircraftCard>>>;
  /** Hexes of the search map that are land. */
  land: readonly Axial[];
}

/** Weather of a zone. */
export interface ZoneWeather {
  force: number;
  windFrom: Facing;
  windKnots: Knots;
  /** [SK-27.7] 0 to 9. */
  visibility: number;
  ceiling: Ceiling;
}

/** What both sides see of the search map. */
export interface SearchMap {
  /** Hours since the game began. */
  hour: number;
  /** Search turns that have begun. */
  turn: number;
  /** Hours left of this search turn. */
  hoursLeft: number;
  /** Row by row from the northwest. */
  zones: ZoneWeather[];
  /** Forces that have met fight on the battle map [SK-8.9]. */
  isBattle: boolean;
}

/** [SK-8.4] A force on the search map; its own side's alone. */
export interface SearchForce {
  id: string;
  name: string;
  hex: Axial;
  facing: Facing;
  /** At which it steams. */
  knots: Knots;
  /** In tenths of a hex; in a carrier battle in 1/300 [SK-34.2]. */
  carry: number;
  /** Hexes still to be entered in this search turn; `null`: it keeps course and speed. */
  path: Axial[] | null;
  flagship: ShipId;
  ships: ShipId[];
  /** [SK-6.5] Battle hexes from the flagship when the force heads north. */
  stations: Record<ShipId, Axial>;
  /** [SK-8.11] The contact that it shadows. */
  shadows: ContactId | null;
}

/** [SK-8.19] What a report says of a force. */
export interface ForceReport {
  sizes: Record<SizeBand, number>;
  /** `null`: of their sizes alone. */
  ships: ShipId[] | null;
}

/** How a side knows of an enemy force. */
const SEARCH_SOURCES = ['eye', 'radar', 'air'] as const;
export type SearchSource = (typeof SEARCH_SOURCES)[number];

/** An enemy force as a side knows it. */
export interface ForceContact {
  id: ContactId;
  /** Where it was reported, with the error of the report [SK-8.26]. */
  hex: Axial;
  /** The hour of the report. */
  hour: number;
  source: SearchSource;
  /** A force of the side has it in sight or on radar now. */
  isHeld: boolean;
  /** `null`: a blank marker [SK-8.10]. */
  report: ForceReport | null;
  choice: ContactChoice | null;
}

/** [SK-8.15] Aircraft of one type on a base or ship that can search. */
export interface SearchGroup {
  id: AirGroupId;
  aircraft: AircraftCard;
  /** A ship, whose place it flies from, or `null`: a base. */
  ship: ShipId | null;
  /** Of a base. */
  hex: Axial;
  count: number;
  /** In the air. */
  aloft: number;
}

/** [SK-8.15] One aircraft on its pattern. */
export interface Patrol {
  group: AirGroupId;
  /** Of CHART D2, from 1. */
  pattern: number;
  at: Axial;
  from: Axial;
  /** Hours until it rolls for the first time. */
  hoursOut: number;
  /** [SK-8.21] Hourly rolls left. */
  hoursLeft: number;
  /** [SK-8.23] The contact that it shadows. */
  shadows: ContactId | null;
}

/** All that one side has on the search map; its own alone. */
export interface SideSearch {
  forces: Record<string, SearchForce>;
  contacts: Record<ContactId, ForceContact>;
  groups: Record<AirGroupId, SearchGroup>;
  patrols: Patrol[];
  /** [SK-8.24] Ships with fighters aboard. */
  fighterShips: ShipId[];
}

/** How a force holds another; `null`: not at all. */
type Held = 'eye' | 'radar' | null;

/** [SK-8.6, SK-8.8] A force of each side, one of which at least holds the other. */
export interface Meeting {
  forces: BySide<string>;
  held: BySide<Held>;
}

/** What neither side may know of the search map. */
export interface HiddenSearch {
  meetings: Meeting[];
  /** By side: the enemy force of each contact. */
  tracked: BySide<Record<ContactId, string>>;
  /** Meetings fought out on the battle map. */
  battle: Meeting[];
}
