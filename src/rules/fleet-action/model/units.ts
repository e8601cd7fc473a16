import type { Axial, Facing } from '../../../hex';
import type { Knots, Side } from '../../core';
import type { AirStandId, ContactId, SquadronId, UnitId } from './ids';
import type { ScenarioSquadron } from './scenario';
import type { DataSheet, WeaponGroup } from './sheet';

/** `waiting`: has yet to enter; `hidden`: under a Contact marker, or a submarine not yet placed. */
export type Fate = 'waiting' | 'hidden' | 'inPlay' | 'wreck' | 'sunk' | 'left';

/** [NW-3.20] What can be seen of a ship's S. */
export type Appearance = 'sound' | 'damaged' | 'battered' | 'shattered';

/** [NW-29.1] The marks at which a ship tests morale, once a game each. */
export type MoraleMark =
  | 'structure-third'
  | 'structure-zero'
  | 'flotation-third'
  | 'flotation-zero';

export const BATTERIES = ['main', 'other'] as const;
export type BatteryName = (typeof BATTERIES)[number];

/** [NW-2.18] */
export const LIGHT_WEAPONS = ['longRange', 'mediumRange', 'closeRange'] as const;
export type LightWeapon = (typeof LIGHT_WEAPONS)[number];

/** What a unit has done in the present turn, as far as all can see it. */
export interface OpenTurn {
  /** [NW-12.16] */
  hasShot: boolean;
  /** [NW-12.22] */
  hasShotMain: boolean;
  /** Has been moved, and has been activated in the Action Phase. */
  hasMoved: boolean;
  hasActed: boolean;
}

/** What a unit has done in the present turn, as its owner knows it. */
export interface SecretTurn {
  /** Where its movement began; `null` before. */
  from: Axial | null;
  /** [NW-1.20] Hexes to move, `null` before its speed is set. */
  allowance: number | null;
  moved: number;
  /** [NW-8.9] It turned with an allowance of 0 in this turn, and in the turn before. */
  turnedAtRest: boolean;
  turnedAtRestBefore: boolean;
  /** [NW-8.14] */
  mayNotTurn: boolean;
  /** [NW-12.24] */
  hasSpotted: boolean;
  /** [NW-12.14, NW-9.9] `null`: no test made. */
  identification: { target: UnitId; isIdentified: boolean } | null;
  /** [NW-12.10] Targets that each battery has tried to acquire by radar. */
  acquisitions: { battery: BatteryName; target: UnitId; isAcquired: boolean }[];
  /** [NW-2.4] Targets under directed fire. */
  directed: UnitId[];
  /** [NW-11.6] Lights that it has used in its activation. */
  lights: ('searchlight' | 'starShell')[];
  /** [NW-16.9] Targets that its light weapons have splashed. */
  splashed: UnitId[];
  /** [NW-13.3] Indices of mounts that have shot, or may not in this turn. */
  shot: Readonly<Record<BatteryName, number[]>>;
  /** [NW-13.1] Targets that each battery has shot at. */
  shotAt: Readonly<Record<BatteryName, UnitId[]>>;
  /** [NW-13.19] What its dual purpose guns do in this turn. */
  dualPurpose: 'ships' | 'aircraft' | null;
  /** [NW-16.15, NW-17.3] Factors used, against ships and aircraft. */
  factorsUsed: Record<LightWeapon, number>;
  /** [NW-19.8] Factors lost to strafing until the end of the turn. */
  factorsSuppressed: { mediumRange: number; closeRange: number };
  usedAsw: boolean;
  /** [NW-11.10] `null`: not made. */
  powerTest: boolean | null;
  /** [NW-28.9] Damage of this turn, which cannot be repaired in it. */
  knotsLost: Knots;
  steeringLost: number;
  lostPower: boolean;
  wasDamaged: boolean;
  hasLaunched: boolean;
  /** [NW-9.8] A test before a launch has failed. */
  mayNotLaunch: boolean;
  /** [NW-10.27] */
  usedPlane: boolean;
  /** [NW-6.4] Mined hexes that have attacked it in this turn, as keys. */
  mined: string[];
  /** [NW-29.1] Marks reached in this turn. */
  marks: MoraleMark[];
  /** [NW-7.8] Of a submarine: ships that have listened for it, which their owner is not told. */
  soughtBy: UnitId[];
}

/** [NW-9.15, NW-32.21] A torpedo attack on its way, until it is resolved. */
export interface TorpedoAttack {
  from: Axial;
  mounts: number[];
  /** Torpedoes in the water. */
  count: number;
  /** Index of the setting on the torpedo's list. */
  setting: number;
  aim: { target: UnitId } | { center: Axial };
  /** [NW-11.9] As they were when the ship was last in play. */
  splashes: number;
  crewQuality: number;
}

/** [NW-3.21] What only the owner knows of a unit. */
export interface Condition {
  structure: number;
  flotation: number;
  fireControl: number;
  steering: number;
  crewQuality: number;
  gunneryModifier: number;
  damageControl: number;
  spottingBands: number;
  /** [NW-23.8] Knots lost to Engine Room results. */
  knotsLost: Knots;
  /** [NW-1.20] */
  carry: number;
  /** [NW-8.7] The straight count. */
  straight: number;
  /** Indices of mounts lost. */
  lost: Readonly<Record<WeaponGroup, number[]>>;
  /** [NW-9.15] Indices of empty torpedo mounts. */
  empty: number[];
  reloads: number;
  /** [NW-9.18] Complete turns without a launch, damage or more than 30 knots. */
  quietTurns: number;
  factors: Record<LightWeapon | 'asw', number>;
  hasSearchRadar: boolean;
  hasGunneryRadar: boolean;
  hasFlakRadar: boolean;
  hasSearchlights: boolean;
  planes: number;
  canLaunchPlanes: boolean;
  canMakeSmoke: boolean;
  hasPowerFailure: boolean;
  hangar: number;
  serviceRate: number;
  catapults: number;
  hasCargo: boolean;
  mineLoads: number;
  /** [NW-7.2] Of a submarine; 0 for others. */
  hull: number;
  /** [NW-7.3] The turn from which a submarine may appear; 0 for others. */
  appearsOnTurn: number;
  /** [NW-7.14] Times each tube has been fired, by index: bow tubes, then stern tubes; and the turn of the last. */
  tubesFired: { times: number; turn: number }[];
  /** [NW-29.3] Marks tested, or passed before the battle. */
  tested: MoraleMark[];
  torpedoAttack: TorpedoAttack | null;
  turn: SecretTurn;
  /** [NW-34.15] Of a ship that another system has handed over: as she came. */
  atEntry?: EntryState;
}

/** What is compared with it when she is handed back. */
export type EntryState = Pick<
  Condition,
  'structure' | 'flotation' | 'knotsLost' | 'lost' | 'empty' | 'reloads'
>;

/** A ship, a stand of small craft, a submarine or a land target. */
export interface Unit {
  id: UnitId;
  side: Side;
  squadron: SquadronId | null;
  name: string;
  sheet: DataSheet;
  fate: Fate;
  /** Meaningful while it is in play or a wreck. */
  hex: Axial;
  facing: Facing;
  speedKnots: Knots;
  splashes: number;
  fires: number;
  appearance: Appearance;
  /** [NW-2.53] Vessels left of a stand of small craft, and at the start; 1 for all others. */
  vessels: number;
  vesselsAtStart: number;
  isDisengaging: boolean;
  isAground: boolean;
  /** [NW-8.24] Lays smoke in this movement. */
  laysSmoke: boolean;
  /** [NW-12.18, NW-12.19] Lit by searchlight, star shell or flare until the End Phase. */
  isLit: boolean;
  /** The target of its searchlight. */
  searchlightOn: UnitId | null;
  /** [NW-7] Of a submarine. */
  isSubmerged: boolean;
  /** [NW-7.8] Detected until the End Phase. */
  isDetected: boolean;
  open: OpenTurn;
  /** `null` in a view of the other side. */
  condition: Condition | null;
  /** [NW-10.27, NW-10.28] Of a carrier, a base or a ship with planes, what it does with aircraft; `null` for others, and in a view of the other side. */
  flightOps: FlightOps | null;
}

/** [NW-10.16 to NW-10.19, NW-10.27, NW-25.10] Of a carrier, an air base or a ship with planes. */
export interface FlightOps {
  hasActed: boolean;
  launched: AirStandId[];
  catapulted: number;
  landed: number;
  served: number;
  /** [NW-10.16] No more than 2 fires as the turn began. */
  mayOperate: boolean;
  /** [NW-25.10] The last turn in which it may not operate. */
  stoppedUntil: number;
  /** [NW-10.25] The power test of the turn before; `null`: none was made. */
  powerTestBefore: boolean | null;
}

/** [NW-3.1] Ships that move and test morale together. */
export interface Squadron {
  id: SquadronId;
  side: Side;
  name: string;
  commandValue: number;
  /** [NW-3.3] The ship with the commanding officer; `null` when he is lost or there is none. */
  flagship: UnitId | null;
  /** In listed order; those that are gone stay listed. */
  units: UnitId[];
  /** [NW-3.7] Under this marker. */
  contact: ContactId | null;
  /** [NW-3.6, NW-29.10] The squadron that it was detached from. */
  detachedFrom: SquadronId | null;
  hasMoved: boolean;
  isDisengaging: boolean;
  /** [NW-29.11] Ships left when its morale was tested last; `null` before. */
  testedAt: number | null;
  /** [NW-8.36] The turn in which it enters; 0: from the start. */
  entersOnTurn: number;
  /** [NW-34.5e] `null`: in the hex of its first unit. */
  entersNear: ScenarioSquadron['entersNear'] | null;
}

/** [NW-3.7, NW-3.9] A marker as all see it. */
export interface Contact {
  id: ContactId;
  side: Side;
  hex: Axial;
  facing: Facing;
  hasMoved: boolean;
}

/** [NW-3.9] What only the owner knows of a marker. */
export interface ContactContents {
  /** `null`: a dummy. */
  squadron: SquadronId | null;
  speedKnots: Knots;
  carry: number;
  straight: number;
  turnedAtRest: boolean;
}

/** [NW-7.12] A submerged submarine that nobody has detected is its owner's secret. */
export const isHiddenBoat = ({
  isSubmerged,
  isDetected,
}: Pick<Unit, 'isSubmerged' | 'isDetected'>): boolean => isSubmerged && !isDetected;
