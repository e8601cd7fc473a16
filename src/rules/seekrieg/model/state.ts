import type { Axial, Facing } from '../../../hex';
import type { BySide, Knots, Side, Viewer } from '../../core';
import type { SmokeKind } from '../tables/hitChance';
import type { Ceiling } from './aircraft';
import type { AirBase, AirPlan, Flight, RaidLog, RaidMarker } from './flights';
import type { AirGroupId, BaseId, ElementId, ShipId, TargetId } from './ids';
import type { Formation, Moon, Objective, ScenarioFacts, SeekriegOptions } from './scenario';
import type { HiddenSearch, SearchMap, SideSearch } from './searchMap';
import type { ShipSheet } from './sheet';
import type { SizeBand } from './sizes';
import type { Step } from './steps';
import type { Torpedoes } from './tubes';
import type { Ship } from './units';

/** [SK-7.24] */
export const LIGHTS = ['day', 'morning-twilight', 'evening-twilight', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

/** Phase 1: weather and light, open to both sides. */
export interface Environment {
  force: number;
  windFrom: Facing;
  windKnots: Knots;
  /** [SK-27.7] Visibility code 0 to 9. */
  visibility: number;
  ceiling: Ceiling;
  moon: Moon;
  light: Light;
}

/** [SK-15.13] A hex of smoke. */
export interface Smoke {
  hex: Axial;
  kind: SmokeKind;
  side: Side;
  /** The ship that laid it; `null` for smoke shells, and in the enemy's view. */
  layer: ShipId | null;
  /** Who can see it. */
  shownTo: BySide<boolean>;
  /** [SK-15.14] The last turn in which it lies there. */
  lastTurn: number;
  /** [SK-15.20] Drift carried, in 1/32 hex. */
  carry: number;
}

/** [SK-19.11] The middle of an area lit in this turn. */
export interface LitArea {
  hex: Axial;
}

/** [SK-5.9, SK-5.10] An enemy ship that is not in visual range. */
export interface Contact {
  id: TargetId;
  side: Side;
  hex: Axial;
  /** `null`: a blank marker. */
  size: SizeBand | null;
  /** [SK-26.13] A submarine held by sonar. */
  isHeard: boolean;
  /** [SK-19.18] She has been named since this side began to track her. */
  ship: ShipId | null;
  /** Her name, where she has been named. */
  name: string | null;
}

/** How well an enemy ship is seen, best first [SK-5.8 to SK-5.10]. */
export const LEVELS = ['identified', 'upperWorks', 'marker'] as const;
export type SightingLevel = (typeof LEVELS)[number];

/** How a side knows an enemy ship, by her true id. */
export interface Sighting {
  /** Her id once she has been named, else a contact's. */
  id: TargetId;
  level: SightingLevel;
  /** [SK-5.8] She was in visual range before as well, so that the hexes which she has passed were seen. */
  isWatched?: boolean;
}

/** [SK-5.18] An enemy where a side saw or tracked her last. */
export interface Plot {
  hex: Axial;
  turn: number;
  /** Her course and speed as they were seen; `null` of one that was not in visual range. */
  seen: { facing: Facing; knots: Knots } | null;
  /** Her class and the hits seen, once she has been in visual range under this name. */
  known: { sheet: ShipSheet; hits: number } | null;
  size: SizeBand | null;
}

/** [SK-34.4] */
export interface Element {
  id: ElementId;
  name: string;
  formation: Formation;
  /** In the order of the line. */
  ships: ShipId[];
  /** The guide that the player has named; `null`: by SK-34.4. */
  guide: ShipId | null;
  /** [SK-34.5] Hexes that each ship of the list keeps behind the one ahead; the first, if another leads, as the second. */
  gaps: number[];
}

/** All that one side has beside its ships; its own alone. */
export interface Force {
  elements: Record<ElementId, Element>;
  objectives: readonly Objective[];
  /** [SK-1.13, SK-35.19] Objectives scored so far, by id, with the ships they were scored for. */
  scored: Record<string, ShipId[]>;
  /** [SK-35.11] */
  hasCommonSignals: boolean;
  /** [SK-6.3] What it has been told of the enemy. */
  report: string | null;
  /** [SK-5.18] Enemies by the names that it had for them, those that it still sees among them. */
  plots: Record<TargetId, Plot>;
  /** [SK-34.14] Turns ordered to run on; 0: none. */
  runOn: number;
  /** `null` without a search map. */
  search: SideSearch | null;
  /** Carriers and bases on land. */
  bases: Record<ShipId | BaseId, AirBase>;
  /** Aircraft in the air, or being launched. */
  flights: Record<AirGroupId, Flight>;
  /** The number of its next flight. */
  nextFlight: number;
  airPlan: AirPlan;
  /** [SK-35.17] */
  aircraftLost: number;
}

/** What neither side may know. */
export interface Hidden {
  /** By side: the enemy ships it sees or tracks. */
  sightings: BySide<Record<ShipId, Sighting>>;
  /** By side: the number of its next contact. */
  nextContact: BySide<number>;
  /** [SK-26.13] Submarines held by sonar, and where they were heard. */
  held: Record<ShipId, Axial>;
  /** [SK-26.15] For each submerged boat the enemy ships that came within a hex of her in this turn. */
  passed: Record<ShipId, ShipId[]>;
  /** [SK-21.12] Strikes under way. */
  raids: Record<AirGroupId, RaidLog>;
  /** [SK-23.11] Aircraft that have attacked each ship in this turn. */
  attackers: Record<ShipId, number>;
  /** [SK-1.14] Turns running in which nobody has seen an enemy. */
  quietTurns: number;
  /** `null` without a search map. */
  search: HiddenSearch | null;
}

/** What a viewer knows of a battle. */
export interface SeekriegView {
  system: 'seekrieg';
  viewer: Viewer | 'all';
  scenario: ScenarioFacts;
  options: SeekriegOptions;
  /** 1 and up. */
  turn: number;
  step: Step;
  clock: number;
  confirmed: BySide<boolean>;
  /** [SK-34.14] Turns that are still played with the standing orders. */
  running: number;
  environment: Environment;
  /** `null` without a search map [SK-8]. */
  search: SearchMap | null;
  /** Own ships, and enemy ships in visual range. */
  ships: Record<ShipId, Ship>;
  /** Other enemy ships that are seen or tracked. Empty in the full state. */
  contacts: Record<TargetId, Contact>;
  smoke: Smoke[];
  litAreas: LitArea[];
  /** Own strikes, and raids that the side has detected. Empty in the full state. */
  raids: Record<AirGroupId, RaidMarker>;
  /** Own salvos, and tracks that the side is shown. */
  torpedoes: Torpedoes;
  forces: Partial<BySide<Force>>;
  surrendered: BySide<boolean>;
  /** `null` in a view. */
  hidden: Hidden | null;
}

export interface SeekriegState extends SeekriegView {
  viewer: 'all';
  forces: BySide<Force>;
  hidden: Hidden;
}
