import type { Axial } from '../../../hex';
import type { Knots, Side } from '../../core';
import type { AirLevel } from '../tables/antiAircraftGuns';
import type { AirGroupId, BaseId, ShipId, TargetId } from './ids';
import type { AircraftCount, AttackKind, DeckTask } from './orders';
import type { AirStage } from './steps';

/** [SK-34.16] What a deck is at until it is done. */
interface DeckWork {
  task: DeckTask;
  /** What is left to do. */
  aircraft: AircraftCount[];
  /** The flight that is being launched. */
  flight: AirGroupId | null;
}

/** A carrier, or a base on land [SK-33.8]. */
export interface AirBase {
  /** A carrier's is that of the ship. */
  id: ShipId | BaseId;
  name: string;
  kind: 'carrier' | 'airfield' | 'strip';
  /** Of a base on land: its hex of the search map. */
  hex: Axial | null;
  /** [SK-20.17] */
  deckSpots: number;
  /** [SK-20.16] Armed and fueled, with what they carry. */
  deck: AircraftCount[];
  hangar: AircraftCount[];
  work: DeckWork | null;
  /** [SK-20.14] The turn in which it last armed, fueled or rearmed aircraft; 0: none. */
  servedOnTurn: number;
  /** [SK-24.10] Turns in which it can neither launch nor recover. */
  outTurns: number;
  /** Of a base on land. */
  ground?: Ground;
}

/** [SK-24.11, SK-33.8] What a base on land has instead of a ship. */
export interface Ground {
  dp: number;
  /** A set of CHARTS P, or `null`. */
  radar: string | null;
  damage: number;
  /** Received in this turn. */
  damageDue: number;
  /** [SK-24.10] The highest percentage of damage for which CHART U4 has been rolled. */
  checkedPercent: number;
}

/** Aircraft of one type with one load, from one base. */
export interface AirRow extends AircraftCount {
  home: ShipId | BaseId;
}

/** `forming`: in the air without orders; `home`: on the way back, or waiting to be recovered. */
type Mission = 'forming' | 'strike' | 'cap' | 'home';

/** [SK-21.1, SK-21.11] Aircraft that fly together. */
export interface Flight {
  id: AirGroupId;
  rows: AirRow[];
  mission: Mission;
  /** [SK-20.26] `null`: none has left yet. */
  launchedOnTurn: number | null;
  /** [SK-20.25] Turns that it takes to form up. */
  formingTurns: number;
  /** [SK-22.19] Flight time spent beyond the turns in the air. */
  spentTurns: number;
  /** [SK-22.20] Turns of combat fought. */
  foughtTurns: number;
  level: AirLevel;
  knots: Knots;
  attack: AttackKind;
  /** Of a strike: the hex that it is flown to, and the ship or the base on land that it is meant for. */
  at: Axial | null;
  target: TargetId | BaseId | null;
  /** Of a CAP section: the ship that it protects. */
  over: ShipId | null;
  /** [SK-21.11] Of a CAP section. */
  landsOnTurn: number | null;
  /** Over its target, or over its base. */
  arrivesOnTurn: number | null;
  /** [SK-21.2] The roll for its course has been made. */
  hasNavigated: boolean;
  /** [SK-20.2] The roll for aircraft caught by the weather has been made. */
  isCaught: boolean;
}

/** [SK-23.36] Aircraft of a row at a ship. */
export interface ShipAttack {
  target: ShipId;
  row: number;
  count: number;
}

/** What a side decides in a stage of phase 7; `null` or none: the default of SK-34.12. */
export interface AirPlan {
  sections: number | null;
  allocation: { onFighters: number; onAttackers: number } | null;
  breaksOff: boolean;
  attacks: ShipAttack[];
}

/** [SK-21.12] A strike as the server follows it. */
export interface RaidLog {
  /** Whose strike it is. */
  side: Side;
  /** Turns before arrival at which it is detected; `null`: not rolled yet. */
  detectsBefore: number | null;
  isDetected: boolean;
  /** [SK-22.25] Sections sent, and from when they are on its level. */
  interceptors: { flight: AirGroupId; fromTurn: number; isFresh: boolean }[];
  /** [SK-21.15] Sections able to intercept in this turn. */
  able: number;
  /** [SK-22.1] Who has the initiative in this turn. */
  initiative: Side | null;
  /** The turn of the stage that comes next. */
  turn: number;
  next: AirStage | 'detection' | 'over';
  /** There was combat in this turn. */
  hasFought: boolean;
  /** Ships below it when it arrives. */
  below: ShipId[];
}

/** [SK-21.20] */
export const RAID_STRENGTHS = ['few', 'many', 'mass'] as const;
export type RaidStrength = (typeof RAID_STRENGTHS)[number];

/** A raid as a side knows it: its own, or one that it has detected. */
export interface RaidMarker {
  id: AirGroupId;
  side: Side;
  turnsAway: number;
  strength: RaidStrength;
  /** [SK-21.20] Where it is shown on the map; `null`: over its target. */
  hex: Axial | null;
  /** Numbers that those in combat see; `null`: not met yet. */
  met: { fighters: number; attackers: number; interceptors: number } | null;
  /** Of the defender in the stage of vectoring. */
  able: number;
  initiative: Side | null;
  /** Ships that it can attack now. */
  below: ShipId[];
}
