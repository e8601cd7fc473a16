import type { Axial, Facing, Rectangle } from '../../../hex';
import type { BySide, Knots, Side } from '../../core';
import type { Aircraft, Altitude } from './air';
import type { AirSquadronId, AirStandId, SquadronId, UnitId } from './ids';
import type { DataSheet, LightWeapons, WeaponGroup } from './sheet';

/** [NW-34.1] West is the lowest column, north the lowest row. */
export const MAP_EDGES = ['north', 'east', 'south', 'west'] as const;
export type MapEdge = (typeof MAP_EDGES)[number];

/** [NW-12.1] Tactical Visibility Range: 0 to 6 range bands. */
export type Visibility = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A ship, stand, submarine or land target as it begins. */
export interface ScenarioUnit {
  id: UnitId;
  name: string;
  sheet: DataSheet;
  /** `null`: astern of the unit before it [NW-34.2]. Of a submarine: placed by its owner. */
  hex: Axial | null;
  /** Vessels of a stand of small craft; 1 for all others. */
  vessels: number;
  /** Values that differ from the sheet's at the start, NW-34.5a. */
  damage?: Partial<{
    structure: number;
    flotation: number;
    hasSearchRadar: boolean;
    hasGunneryRadar: boolean;
    hasFlakRadar: boolean;
    crewQuality: number;
    fires: number;
    /** Indices of mounts that are out of action. */
    lost: Readonly<Record<WeaponGroup, number[]>>;
    /** Of light weapons and depth charges, those left. */
    factors: LightWeapons;
    knotsLost: Knots;
    /** Indices of torpedo mounts that are empty. */
    empty: number[];
    reloads: number;
  }>;
  /** [NW-34.15] Handed over by another system, which is told what becomes of her. */
  isHandedOver?: true;
}

export interface ScenarioSquadron {
  id: SquadronId;
  name: string;
  commandValue: number;
  /** `null`: no commanding officer. */
  flagship: UnitId | null;
  units: readonly ScenarioUnit[];
  facing: Facing;
  speedKnots: Knots;
  /** [NW-3.7] It starts as a Contact marker in the hex of its first unit. */
  isContact: boolean;
  /** [NW-8.36] 0: from the start. */
  entersOnTurn: number;
  /** [NW-34.5e] Where it enters, if not in the hex of its first unit. */
  entersNear?: { units: readonly UnitId[]; facing: Facing; hexes: number; facingTo: UnitId };
}

export interface ScenarioAirStand {
  id: AirStandId;
  aircraft: Aircraft;
  count: number;
  crewQuality: number;
  load: string | null;
  flares: number;
  /** In the air at a hex from a turn on, or aboard a carrier or base, ready. */
  start: { hex: Axial; altitude: Altitude; turn: number } | { home: UnitId };
}

export interface ScenarioAirSquadron {
  id: AirSquadronId;
  name: string;
  commandValue: number;
  stands: readonly ScenarioAirStand[];
  /** The carrier or base it belongs to; `null`: off the map. */
  home: UnitId | null;
}

/** A part of an edge by columns (north, south) or rows (east, west); open ends reach to the corner. */
export interface EdgePart {
  edge: MapEdge;
  from?: number;
  to?: number;
}

/** How a unit may be found at the end of a battle [NW-34.4d, NW-34.6h, NW-34.7f]. */
export const OBJECTIVE_STATES = [
  'disengaging',
  'lost',
  'left',
  'driven-off',
  'structure-third',
  'flotation-third',
  'no-main-guns',
] as const;
export type ObjectiveState = (typeof OBJECTIVE_STATES)[number];

type Aim =
  /** Leaves by one of the edges. */
  | { kind: 'exit'; units: readonly UnitId[]; by: readonly EdgePart[]; minKnots?: Knots }
  /** Its speed limit when it leaves, or at the end. */
  | { kind: 'slowed'; units: readonly UnitId[]; maxKnots: Knots }
  /** At least `least` of the units are in one of the states at the end. */
  | {
      kind: 'state';
      units: readonly UnitId[];
      least: number;
      states: readonly ObjectiveState[];
    }
  /** At an End Phase no enemy ship lies within so many hexes. */
  | { kind: 'shaken-off'; units: readonly UnitId[]; beyondHexes: number; fromTurn: number }
  /** [NW-34.5h] Still on the map, and no wreck, at the End Phase of that turn. */
  | { kind: 'afloat'; units: readonly UnitId[]; throughTurn: number }
  /** [NW-34.6h] Ends so many Action Phases near the coast without having shot at ships. */
  | {
      kind: 'bombard';
      units: readonly UnitId[];
      phases: number;
      withinHexes: number;
      /** Land of this row and those south of it. */
      coastFromRow: number;
    }
  /** Torpedoes that have hit it. */
  | { kind: 'torpedoed'; units: readonly UnitId[]; hits: number };

/** [NW-30.5, NW-30.8] */
export interface Objective {
  id: string;
  side: Side;
  points: number;
  aim: Aim;
  /** The game ends when it is met, NW-34.5h. */
  endsGame?: boolean;
  /** Only while this objective has not been met, NW-34.6h. */
  unlessMet?: string;
  /** Units of that side that do not score by NW-30.2 once it is met. */
  spares?: readonly UnitId[];
}

/** [NW-30.2] Units that may leave without loss unless crippled. */
interface FreeExit {
  units: readonly UnitId[];
  by: readonly EdgePart[];
  fromTurn: number;
}

/** What happens by the scenario's own terms. */
export type ScenarioHappening =
  /** [NW-34.5f] */
  | { kind: 'lit'; turn: number; unit: UnitId }
  /** [NW-34.6f] */
  | { kind: 'powerFailure'; turn: number; unit: UnitId };

export interface ScenarioSide {
  name: string;
  nation: string;
  /** [NW-8.31] Empty: the edge nearest to the first flagship. */
  homeEdges: readonly MapEdge[];
  squadrons: readonly ScenarioSquadron[];
  airSquadrons: readonly ScenarioAirSquadron[];
  /** [NW-3.8] Dummy markers; `hex: null`: dealt by the rule. */
  dummies: readonly { hex: Axial | null; facing: Facing; speedKnots: Knots }[];
  /** [NW-10.26, NW-27.7] Batteries and air bases. */
  landTargets: readonly (ScenarioUnit & { hex: Axial; commandValue: number | null })[];
  submarines: readonly (ScenarioUnit & { fromTurn: number })[];
  /** [NW-6.2] */
  minefields: number;
}

/** A battle as the rules need it: complete, with its sheets, and validated before it comes here. */
export interface FleetActionScenario {
  system: 'fleet-action';
  id: string;
  title: string;
  /** ISO 8601. */
  date: string;
  place: string;
  /** Minutes after midnight when turn 1 begins. */
  startMinute: number;
  isNight: boolean;
  /** TVR. */
  visibility: Visibility;
  /** [NW-34.9] Where it blows from; `null`: calm. */
  wind: Facing | null;
  /** [NW-8.33] */
  badWeather: 'none' | 'everywhere' | readonly Axial[];
  map: Required<Rectangle>;
  land: readonly Axial[];
  turns: number;
  sides: BySide<ScenarioSide>;
  objectives: readonly Objective[];
  freeExits: readonly FreeExit[];
  /** [NW-30.4] The side whose merchants count double for the enemy. */
  convoyOf: Side | null;
  happenings: readonly ScenarioHappening[];
  /** [NW-34.17] Handed over by another system: its points count for nothing there. */
  isPart?: true;
}

/** What both sides may know of a scenario from the start: all but what lies under markers. */
export type ScenarioFacts = Omit<FleetActionScenario, 'sides'> & {
  sides: BySide<Pick<ScenarioSide, 'name' | 'nation' | 'homeEdges'>>;
  /** [NW-4.3, NW-6.1] A side has minefields or mines aboard. */
  hasMines: boolean;
  /** [NW-4.4, NW-7.1] */
  hasSubmarines: boolean;
};

/** The system has no optional rules of its own: mines and submarines are the scenario's [NW-6.1, NW-7.1]. */
export type FleetActionOptions = Record<string, never>;

export const DEFAULT_OPTIONS: FleetActionOptions = {};
