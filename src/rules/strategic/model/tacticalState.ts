import type { Axial, Facing } from '../../../hex';
import type { BySide, Side } from '../../core';
import type { DivisionId, LandUnitId, ShipId } from './ids';
import type { TacticalBattery } from './tacticalOrders';

/** [ST-17.8] The beams of a ship. */
export type Beam = 'port' | 'starboard';

/** A ship in tactical play [ST-24.1]. A view omits enemy ships that are not visible [ST-5.7]. */
export interface TacticalShip {
  id: ShipId;
  side: Side;
  hex: Axial;
  /** 1 north to 6 northwest, clockwise [ST-1.8]. */
  facing: Facing;
  /** Hexes entered in the last movement phase. */
  speed: number;
  isSmoking: boolean;
  /** [ST-15.6] The last tactical turn in which she fired guns at night. */
  firedOn: number | null;
  /** [ST-17.9, ST-17.10] The last tactical turn in which she launched. */
  launchedOn: number | null;
  /** [ST-17.8] Beams whose tubes are empty; none are noted where arcs do not apply. */
  launchedTo: Beam[];
  /** [ST-19.17] */
  attackedSubmarineOn: number | null;
  bombarding: BombardingRun[];
  submarine: TacticalSubmarine | null;
  /** She broke off or was lost. */
  hasLeft: boolean;
}

/** [ST-18.3, ST-18.7] Tactical turns in a row in which a battery has bombarded a land unit, up to the last. */
interface BombardingRun {
  battery: TacticalBattery;
  landUnit: LandUnitId;
  turns: number;
  lastTurn: number;
}

interface TacticalSubmarine {
  isSubmerged: boolean;
  /** [ST-20.5, ST-20.6] Tactical turns in a row submerged without movement, 0 to 5. */
  stillTurns: number;
  /** [ST-19.19] The last tactical turn in which she was detected. */
  detectedOn: number | null;
}

export type TacticalStage =
  /** [ST-15.10d] The surprising side chooses. */
  | { kind: 'distance'; side: Side }
  /** [ST-15.9, ST-15.10] Surprised divisions openly first, then the others in secret. */
  | { kind: 'placement'; part: 'surprised' | 'ships' }
  | { kind: 'plot' }
  /** [ST-15.14] Orders of phases 4 and 8, carried out in phases 5 to 8. */
  | { kind: 'targets' };

/** What a side has plotted, sealed until both confirm. */
export interface TacticalPlans {
  plots: { ship: ShipId; path: string }[];
  follows: { ship: ShipId; leader: ShipId }[];
  /** Ships that start or stop laying smoke. */
  smoke: { ship: ShipId; lays: boolean }[];
  dives: ShipId[];
  rises: ShipId[];
  /** The firer is a ship, or a land unit with a coast battery. */
  gunfire: { ship: ShipId | LandUnitId; battery: TacticalBattery; target: ShipId }[];
  bombardment: { ship: ShipId; battery: TacticalBattery; landUnit: LandUnitId }[];
  /** Batteries ordered not to fire by default. */
  holding: { ship: ShipId | LandUnitId; battery: TacticalBattery }[];
  torpedoes: { ship: ShipId; target: ShipId }[];
  asw: { ship: ShipId; hex: Axial }[];
  breakingOff: ShipId[];
}

/** A hex with smoke [ST-15.23], and the last tactical turn it lasts. */
interface Smoke {
  hex: Axial;
  side: Side;
  until: number;
}

/** The sea on which an action is fought; its origin is the midpoint between the start positions. */
export interface TacticalSea {
  /** Land hexes that the scenario lists [ST-1.14]. */
  land: Axial[];
  /** [ST-1.14] The straight coast: every hex with this r + floor(q / 2) is land; `null` without. */
  coastRow: number | null;
  /** The hex of each land unit that takes part. */
  landHexes: Record<LandUnitId, Axial>;
  /** [ST-15.8] The start hexes. */
  start: BySide<Axial>;
}

/** [ST-15] A tactical action. */
export interface TacticalState extends TacticalSea {
  /** From 1; 0 while ships are placed. */
  turn: number;
  stage: TacticalStage;
  ships: TacticalShip[];
  smoke: Smoke[];
  /** [ST-15.26] The last turn with a gun or torpedo attack. */
  lastAttack: number;
  /** [ST-15.25] The sides that offer to end the action; open. */
  offersEnd: BySide<boolean>;
  /** A view has only the viewer's. */
  plans: BySide<TacticalPlans>;
}

/** [ST-8.15, ST-9.13, ST-18.14] The final position of a tactical action, for an action that continues it. In no view. */
export interface TacticalEnd extends TacticalSea {
  turn: number;
  ships: TacticalShip[];
  smoke: Smoke[];
  /** Divisions with a ship in sight of an enemy ship. */
  inSight: DivisionId[];
}
