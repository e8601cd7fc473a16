import type { Axial } from '../../../hex';
import type { BySide, OtherSheets, SheetPlaces, Side } from '../../core';
import type { ShipCard, SquadronCard } from '../cards/cards';
import type { Daylight } from '../tables/clock';
import type { DamageState, LandUnitKind, Radar } from '../tables/kinds';
import type { RangeBox } from '../tables/rangeBoxes';

/** [ST-1.1] Chosen for the whole game before set-up. */
export const LEVELS = ['basic', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];

/** [ST-21.1] How a surface action is resolved. */
export const RESOLUTIONS = ['tactical', 'battle', 'quick'] as const;
export type OwnResolution = (typeof RESOLUTIONS)[number];
/** One of the three, or the id of another system that can fight the action out [ST-21.1a]. */
export type Resolution = string;

export const isOwnResolution = (way: Resolution): way is OwnResolution =>
  RESOLUTIONS.some((it) => it === way);

/** Where a unit stands: in a range box of its side (Basic) or in a strategic hex (Advanced). */
export type Place = { box: RangeBox } | { hex: Axial };

/** A ship of a scenario: her card, and what the hand-over to a battle also needs [ST-21.6]. */
export interface ScenarioShip {
  card: ShipCard;
  /** The class in the registry of ships. */
  class: string;
  navy: string;
  /** Submarines only [ST-24.5]. */
  submarine?: SubmarineCard;
  /** A scenario's damage at the start, in Damage Levels. */
  damageLevels?: number;
  /** What the battle system builds her sheet from [ST-21.7]; absent for submarines. */
  sheet?: unknown;
  /** [ST-21.1a] Where she is found in `otherSheets` of the scenario. */
  otherSheets?: SheetPlaces;
}

/** [ST-20.11, ST-16.12] What a submarine's card adds to a ship's. */
export interface SubmarineCard {
  surfacedSpeed: number;
  submergedSpeed: number;
  hasDeckGun: boolean;
}

/** A division at the start; each submarine is a division of its own [ST-2.4]. */
export interface ScenarioDivision {
  /** Neutral: shows only the side and a number (`A1`, `X2`); submarines are numbered separately (`AS1`). */
  id: string;
  name: string;
  side: Side;
  ships: readonly ScenarioShip[];
  place: Place;
  /** [ST-6.1] Boxes its owner may choose from at set-up; only `place` when absent. */
  choice?: readonly RangeBox[];
  /** It enters or may move from this turn on; before that it stays where it is. */
  freeFrom?: number;
  /** It starts off the map and enters at its place on turn `freeFrom`, or later if its owner wishes. */
  enters?: 'then' | 'atWill';
  /** [ST-24.8a] It comes at all when 1d6, thrown on turn `freeFrom`, is at most this. */
  comesUpTo?: number;
  /** Its ships may not be detached before this turn. */
  undividedUntil?: number;
}

/** A squadron at the start [ST-24.7]. */
export interface ScenarioSquadron {
  id: string;
  side: Side;
  card: SquadronCard;
  /** The aircraft in its registry. */
  aircraft: string;
  steps: number;
  /** A ship or a land unit. */
  home: string;
  /** [ST-6.7] Made long-legged by the scenario, whatever its endurance. */
  longLegged?: boolean;
  /** [ST-2.26] A ship's catapult floatplanes. */
  isScout?: boolean;
}

/** A land unit at the start [ST-24.9]. */
export interface ScenarioLandUnit {
  id: string;
  name: string;
  side: Side;
  kind: LandUnitKind;
  place: Place;
  radar: Radar;
}

/** [ST-1.23] Turns on which the weather is Poor, everywhere or north of a latitude (Coral Sea). */
export interface PoorSpell {
  from: number;
  to: number;
  /** Degrees north; affects only units north of it. */
  northOf?: number;
}

/** [ST-9.15] Hexes where divisions of a side may leave the map. */
export interface Exit {
  id: string;
  name: string;
  side: Side;
  hexes: readonly Axial[];
}

/** What a name on the chart of a theater is of. */
type ChartNameKind = 'sea' | 'land' | 'island' | 'port';

/** [ST-1.11, ST-1.12] The map of an Advanced game. */
export interface TheaterMap {
  /** The northwest corner, degrees north and east. */
  corner: { lat: number; lon: number };
  /** The southeast corner. */
  farCorner: { lat: number; lon: number };
  /** Columns and rows; hex (q, r) is on the map when 0 <= q < columns and 0 <= r + floor(q / 2) < rows. */
  columns: number;
  rows: number;
  land: readonly Axial[];
  coast: readonly Axial[];
  /** Land as drawn, in degrees, where no real coast is known for the chart. */
  coastlines?: readonly { name: string; points: readonly { lat: number; lon: number }[] }[];
  /** Names on the chart. */
  names?: readonly { name: string; lat: number; lon: number; kind: ChartNameKind }[];
  exits: readonly Exit[];
}

/** A place named by an objective. */
export type Area =
  | { kind: 'near'; hex: Axial; hexes: number }
  | { kind: 'columns'; from: number; to: number }
  | { kind: 'box'; box: RangeBox }
  | { kind: 'exit'; exit: string };

/** What an objective asks for; all of its conditions must hold. */
export type Condition =
  /** At least or at most this many of these ships are afloat in the area. */
  | {
      kind: 'shipsIn';
      ships: readonly string[];
      areas: readonly Area[];
      least?: number;
      most?: number;
    }
  /** At least this many of these ships are in this state or worse at the end (`sunk`: lost). */
  | { kind: 'shipsHurt'; ships: readonly string[]; state: DamageState; least: number }
  /** The land unit is in this state or worse (`sunk`: out of action), or captured. */
  | { kind: 'landHurt'; landUnit: string; state: DamageState };

/** [ST-22.10] Points of a scenario at the end of the game. */
export interface Objective {
  id: string;
  /** A sentence for players. */
  text: string;
  scores: Side;
  /** Negative where points are lost. */
  points: number;
  /** Scored once, or for each ship that meets the first condition. */
  per: 'once' | 'ship';
  when: readonly Condition[];
}

/** Special rules of a scenario for a side. */
export interface SideRules {
  /** Added to the side's air-to-air attacks. */
  airToAir?: number;
  /** [ST-6.7] All its squadrons count as long-legged. */
  longLegged?: boolean;
}

/** A strategic game as the rules need it: complete, with its cards, and validated before it comes here [ST-24.10]. */
export interface StrategicScenario {
  system: 'strategic';
  id: string;
  title: string;
  level: Level;
  /** ISO 8601: the day of turn 1. */
  date: string;
  /** The hour of day, 0 to 23, of turn 1. */
  firstHour: number;
  turns: number;
  daylight: Daylight;
  poor: readonly PoorSpell[];
  sides: BySide<{ name: string; nation: string }>;
  /** Advanced games. */
  map?: TheaterMap;
  divisions: readonly ScenarioDivision[];
  squadrons: readonly ScenarioSquadron[];
  landUnits: readonly ScenarioLandUnit[];
  /** [ST-6.11] Divisions that begin with a Spotted card (Basic) or in contact (Advanced). */
  spottedAtStart: readonly string[];
  /** [ST-6.11a] Each of them does so only when its 1d6 is at most this; all of them without it. */
  spottedUpTo?: number;
  objectives: readonly Objective[];
  rules: BySide<SideRules>;
  /** [ST-21.1a] What other systems build the sheets of its surface ships from. */
  otherSheets?: OtherSheets;
  /** [ST-21.2] The default for a side that does not choose; an ordered Quick binds both. */
  resolution: {
    usual: OwnResolution;
    ordered: boolean;
    /** [ST-21.6] Names of the battle system's optional rules in use, besides fog. */
    battleOptions?: Readonly<Record<string, boolean>>;
  };
  /** [ST-22.2, ST-22.3] Turns without contact that end an Advanced game. */
  quietTurns: number;
  /** The action of turn 1 starts at this distance in tactical hexes with nobody Surprised (Denmark Strait). */
  firstActionHexes?: number;
  /** [ST-1.14] Land of the tactical map in these coast hexes; elsewhere the straight coast. */
  tacticalLand?: readonly { hex: Axial; land: readonly Axial[] }[];
}

/** The parts of a scenario both players may look up at any time: all but the forces. */
export type ScenarioFacts = Omit<
  StrategicScenario,
  'divisions' | 'squadrons' | 'spottedAtStart' | 'spottedUpTo'
>;
