import type { Axial } from '../../../hex';
import type { BySide, Side } from '../../core';
import type { LandUnitId, ShipId } from '../state';

/** A ship in tactical play [ST-24.1]. In a view those of the enemy that are not visible are left out [ST-5.7]. */
export interface TacticalShip {
  id: ShipId;
  side: Side;
  hex: Axial;
  /** 1 north to 6 north-west, clockwise [ST-1.8]. */
  facing: number;
  /** Hexes entered in the last movement phase. */
  speed: number;
  isSmoking: boolean;
  /** [ST-15.6] She fired guns at night: the last tactical turn in which she did. */
  firedOn: number | null;
  /** [ST-17.9, ST-17.10] The last tactical turn in which she launched. */
  launchedOn: number | null;
  /** [ST-19.17] */
  attackedSubmarineOn: number | null;
  /** [ST-18.3] Consecutive turns of bombardment of one target, battery by battery. */
  bombarding: {
    battery: 'main' | 'secondary';
    landUnit: LandUnitId;
    turns: number;
    lastTurn: number;
  }[];
  submarine: { isSubmerged: boolean; hasMoved: boolean; detectedOn: number | null } | null;
  hasLeft: boolean;
}

export type TacticalStage =
  /** [ST-15.9, ST-15.10, ST-20.15] Placing: Surprised divisions openly first, then both in secret, then submarines. */
  | { kind: 'distance'; side: Side }
  | { kind: 'placement'; part: 'surprised' | 'ships' | 'submarines' }
  | { kind: 'plot' }
  | { kind: 'targets' }
  | { kind: 'end' };

/** What a side has plotted, sealed until both confirm. */
export interface TacticalPlans {
  placed: { ship: ShipId; hex: Axial; facing: number; speed: number }[];
  plots: { ship: ShipId; path: string }[];
  follows: { ship: ShipId; leader: ShipId }[];
  smoke: ShipId[];
  dives: ShipId[];
  rises: ShipId[];
  gunfire: { ship: ShipId; battery: 'main' | 'secondary'; target: ShipId }[];
  bombardment: { ship: ShipId; battery: 'main' | 'secondary'; landUnit: LandUnitId }[];
  torpedoes: { ship: ShipId; target: ShipId }[];
  asw: { ship: ShipId; hex: Axial }[];
  breakingOff: ShipId[];
  offersEnd: boolean;
}

/** [ST-15] A tactical action. */
export interface TacticalState {
  /** From 1; 0 while ships are placed. */
  turn: number;
  stage: TacticalStage;
  ships: TacticalShip[];
  land: Axial[];
  /** The hex of each land unit that takes part. */
  landHexes: Record<LandUnitId, Axial>;
  /** [ST-15.8] The start hexes. */
  start: BySide<Axial>;
  /** [ST-15.23] Hexes with smoke, and the last turn in which it lies. */
  smoke: { hex: Axial; until: number }[];
  /** [ST-15.26] The last turn with a gun or torpedo attack. */
  lastAttack: number;
  /** In a view only the viewer's. */
  plans: BySide<TacticalPlans>;
}
