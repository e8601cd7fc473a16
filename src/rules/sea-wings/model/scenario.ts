import type { Axial } from '../../../hex';
import type { BySide, Degrees, OtherSheets, SheetPlaces, Side } from '../../core';
import type { EventCard } from './cards';
import type { AircraftId, BaseId, FormationId, OrdnanceId, TaskForceId } from './ids';
import type { AircraftType, BaseCard, ShipCard } from './ratings';

/** A point on the globe; degrees north and east, beyond 180 counted on [WG-1.9]. */
export interface LatLon {
  lat: Degrees;
  lon: Degrees;
}

/** An edge of the map. */
export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** [WG-1.4, WG-1.10] */
export interface SeaMap {
  columns: number;
  rows: number;
  /** The northwest corner, and the latitude at which columns are true to scale. */
  corner: LatLon;
  midLatitude: Degrees;
  land: readonly Axial[];
  /** [WG-16.16] By side: where its ships may enter and leave. */
  friendlyEdges: BySide<readonly Edge[]>;
}

/** [WG-2.10] Factors of one type at the start. */
export interface ScenarioFormation {
  id: FormationId;
  type: AircraftType;
  factors: number;
  mayCarry?: number;
}

/** A carrier's ship with what she carries. */
export interface ScenarioShip {
  card: ShipCard;
  /** [WG-18.26] Her record in the system that fights engagements out, opaque to this one. */
  sheet?: unknown;
  /** [WG-18.12] Where she is found in `otherSheets` of the scenario. */
  otherSheets?: SheetPlaces;
  formations: readonly ScenarioFormation[];
}

/** [WG-29.57] Ships at one hex; their owner divides them into task forces of at most 18. */
export interface ScenarioForce {
  id: TaskForceId;
  name: string;
  side: Side;
  /** [WG-4.18] `null`: off the map, to enter later. */
  hex: Axial | null;
  ships: readonly ScenarioShip[];
  isSpotted?: boolean;
}

/** [WG-15.1] */
interface ScenarioBase {
  card: BaseCard;
  side: Side;
  hex: Axial;
  formations: readonly ScenarioFormation[];
}

/** [WG-22.13] What a scenario scores at the end beside ships and aircraft. */
export type Objective = { id: string; scores: Side; points: number } & (
  | { kind: 'convoy-unloaded'; base: BaseId }
  /** No convoy ship unloaded, and none afloat within `hexes` of the base. */
  | { kind: 'convoy-stopped'; base: BaseId; hexes: number | null }
  /** For each A hit, at most `most` points. */
  | { kind: 'base-hit'; base: BaseId; most: number }
  | { kind: 'base-open'; base: BaseId }
  | { kind: 'carriers-sunk'; of: Side; types: readonly ('CV' | 'CVL' | 'CVE')[]; least: number }
  /** For each carrier from which no factor was ever launched at a task force. */
  | { kind: 'never-launched'; of: Side; types: readonly ('CV' | 'CVL' | 'CVE')[] }
  | { kind: 'handicap' }
);

/** [WG-29.50] The lead of a side, in points, from which it wins; below both, a draw. */
export interface VictoryMargin {
  side: Side;
  /** The side wins with this lead or more. */
  wins: number;
  /** The other side wins when the lead is less than this. */
  loses: number;
}

/** [WG-29.22] Factors that a side must put on strikes at a base in its plans of one turn. */
export interface RequiredStrike {
  side: Side;
  turn: number;
  base: BaseId;
  aircraft: AircraftId;
  least: number;
  /** The loads that count. */
  loads: readonly OrdnanceId[];
  /** What a side gets that plans nothing of the kind. */
  usual: readonly { formation: FormationId; factors: number; load: OrdnanceId }[];
}

/** What a scenario gives one side [WG-22.1]. */
export interface SideOfScenario {
  name: string;
  nation: string;
  /** [WG-4.8] The most dummies on the map at one time. */
  dummies: number;
  /** [WG-21.1] In no order; `null` is a dummy card. */
  deck: readonly (EventCard | null)[];
  /** [WG-21.2, WG-21.3] Cards at the start beside those drawn, and how many are drawn at the start and each turn. */
  hand: readonly EventCard[];
  handSize: number;
  draws: number;
  /** [WG-19.17] Added to its initiative rolls in quick combat. */
  initiative: { day: number; night: number };
}

/** [WG-23.1] */
export interface SeaWingsOptions {
  /** [WG-23.2] Option A. */
  searchAndStrike: boolean;
  /** [WG-23.3] Option B. */
  fuel: boolean;
  /** [WG-23.4] Option C. */
  lastMessage: boolean;
}

export const DEFAULT_OPTIONS: SeaWingsOptions = {
  searchAndStrike: false,
  fuel: false,
  lastMessage: false,
};

/** [WG-29.1] A game as the rules need it: complete with its cards, and validated before it comes here. */
export interface SeaWingsScenario {
  system: 'sea-wings';
  id: string;
  title: string;
  /** ISO 8601: the day of turn 1. */
  date: string;
  /** [WG-1.12] The hour at which turn 1 begins: 0 (printed 24:00), 4, 8, 12, 16 or 20. */
  firstHour: number;
  turns: number;
  /** [WG-1.13] The night turns where they are not those that begin at 20:00 and 24:00. */
  nightTurns?: readonly number[];
  map: SeaMap;
  sides: BySide<SideOfScenario>;
  forces: readonly ScenarioForce[];
  /** [WG-18.12] What systems besides the usual one build the sheets of its ships from. */
  otherSheets?: OtherSheets;
  bases: readonly ScenarioBase[];
  /** [WG-5.11] The type of each side's floatplanes. */
  floatplanes: BySide<AircraftType>;
  objectives: readonly Objective[];
  margin: VictoryMargin | null;
  requiredStrikes?: readonly RequiredStrike[];
  /** [WG-23.6] */
  hasEvents: boolean;
  /** [WG-16.2] The most changes of direction in a plot; `null`: any. */
  turnsInPlot: number | null;
  /** [WG-23.1] Fixed by the scenario, whatever the players choose. */
  options: Partial<SeaWingsOptions>;
}

/** What both players may look up at any time: all but the forces, and of bases name, type and hex [WG-24.27]. */
export interface ScenarioFacts extends Omit<SeaWingsScenario, 'forces' | 'bases' | 'sides'> {
  bases: readonly BaseFacts[];
  sides: BySide<
    Pick<SideOfScenario, 'name' | 'nation' | 'dummies' | 'handSize' | 'draws' | 'initiative'> & {
      /** [WG-22.1] The event cards in deck and hand, in printed order. */
      cards: readonly EventCard[];
    }
  >;
}

/** [WG-8.3] */
export type BaseFacts = Pick<ScenarioBase, 'side' | 'hex'> & Pick<BaseCard, 'id' | 'name' | 'type'>;
