import type { Axial } from '../../../hex';
import type { Knots, Side } from '../../core';
import type { AirSquadronId, AirStandId, UnitId } from './ids';

/** [NW-18.3] How a stand attacks. */
export const AIR_ATTACKS = [
  'dive',
  'skip',
  'fighter-bomb',
  'glide',
  'torpedo',
  'guns',
  'ohka',
  'fx-1400',
  'hs-293',
  'kamikaze',
  'salvo-rockets',
  'tiny-tim',
  'low-level',
  'medium-level',
  'high-level',
] as const;
export type AirAttack = (typeof AIR_ATTACKS)[number];

export const AIR_ROLES = [
  'fighter',
  'fighter-bomber',
  'dive-bomber',
  'torpedo-bomber',
  'level-bomber',
] as const;
export type AirRole = (typeof AIR_ROLES)[number];

export const ALTITUDES = ['low', 'medium', 'high'] as const;
export type Altitude = (typeof ALTITUDES)[number];

/** What a load is made of. */
export const LOAD_KINDS = [
  'bomb',
  'torpedo',
  'salvo-rockets',
  'tiny-tim',
  'ohka',
  'hs-293',
  'fx-1400',
] as const;
type LoadKind = (typeof LOAD_KINDS)[number];

/** [NW-18.9] */
export interface Load {
  key: string;
  /** As printed: `2 × 500 lb GP`. */
  name: string;
  /** [NW-18.22] Bombs, rockets or missiles an aircraft carries. */
  count: number;
  kind: LoadKind;
  impactPoints: number;
  criticalValue: number;
  /** 0 for torpedoes. */
  penetration: number;
  /** [NW-18.23] Attack types that it binds to; empty: those of the aircraft's roles. */
  attacks: readonly AirAttack[];
  /** Of an air torpedo. */
  torpedo: { modifier: number; reachHexes: number; dudNumber: number } | null;
}

/** [NW-32.3, NW-32.20] */
export interface Aircraft {
  id: string;
  name: string;
  roles: readonly AirRole[];
  speedKnots: Knots;
  hitPoints: number;
  /** ACF; `null` for a factor that it lacks. */
  dogfight1: number | null;
  dogfight2: number | null;
  strafing: number | null;
  antiShipping: number | null;
  enduranceTurns: number;
  loads: readonly Load[];
}

/** [NW-10.23] `waiting`: has yet to enter; `gone`: lost, ditched or flown home. */
export type AirPlace = 'waiting' | 'air' | 'ready' | 'hangar' | 'stowed' | 'gone';

/** [NW-3.20, NW-3.21] What only the owner knows of a stand. */
export interface StandCondition {
  crewQuality: number;
  /** The key of its load; `null` without, or once used or jettisoned. */
  load: string | null;
  /** [NW-10.22] What it last flew with: the usual load when it is rearmed. */
  lastLoad: string | null;
  /** The carrier, base or ship it flies from; `null`: off the map. */
  home: UnitId | null;
  /** [NW-8.36] While it waits: the turn in which it enters. */
  entersOnTurn: number;
  /** [NW-10.7] Turns in the air so far. */
  airborneTurns: number;
  /** [NW-10.22] Service points spent on it. */
  serviced: number;
  /** [NW-10.10] The unit over which it flies combat air patrol. */
  patrols: UnitId | null;
  /** Where it goes on to without an order; `null`: it circles. */
  aim: Axial | null;
  /** [NW-12.23] Flares left. */
  flares: number;
}

export interface AirStand {
  id: AirStandId;
  side: Side;
  squadron: AirSquadronId;
  aircraft: Aircraft;
  /** Aircraft left, and at the start. */
  count: number;
  original: number;
  altitude: Altitude;
  place: AirPlace;
  /** Meaningful while it is in the air; of one that waits, where it enters. */
  hex: Axial;
  flakMarkers: number;
  /** [NW-10.15, NW-29.16] */
  isGoingHome: boolean;
  turn: AirTurn;
  /** `null` in a view of the other side. */
  condition: StandCondition | null;
}

/** What a stand has done in the present turn. */
export interface AirTurn {
  hasMoved: boolean;
  hasActed: boolean;
  /** [NW-11.7] With bombs, torpedoes or rockets, or as a kamikaze. */
  hasAttacked: boolean;
  hasSpotted: boolean;
  /** [NW-10.14] The friendly stand that it escorts. */
  escorts: AirStandId | null;
  /** [NW-10.13] The enemy stand that has intercepted it, or that it has intercepted. */
  engaged: AirStandId[];
  /** [NW-10.13, NW-10.14] It has been intercepted, rather than intercepted others alone. */
  isIntercepted: boolean;
  hasFought: boolean;
  /** [NW-29.14] Aircraft when the turn began, and whether it has tested morale since. */
  countAtStart: number;
  hasTested: boolean;
  /** [NW-19.9] The target of its guns, which it may still bomb. */
  strafed: UnitId | null;
}

/** [NW-10.2] */
export interface AirSquadron {
  id: AirSquadronId;
  side: Side;
  name: string;
  commandValue: number;
  stands: AirStandId[];
  /** [NW-10.5] Has been activated in the Aircraft Movement Phase of this turn. */
  hasActed: boolean;
  isDisengaging: boolean;
  /** [NW-29.11] Stands left when its morale was tested last; `null` before. */
  testedAt: number | null;
}
