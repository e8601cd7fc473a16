import type { Axial } from '../../../hex';
import type { BySide, Side } from '../../core';
import type { Sky } from '../rolls/gunnery';
import type { Posture, QuickBand } from '../rolls/quick';
import type { DivisionId, LandUnitId, ShipId } from './ids';
import type { Level, Resolution } from './scenario';
import type { TacticalEnd, TacticalState } from './tacticalState';

/** [ST-17.2] What a ship may fire in an exchange of a Quick action. */
const QUICK_WEAPONS = ['firePower', 'secondary', 'torpedoes'] as const;
export type QuickWeapon = (typeof QUICK_WEAPONS)[number];

/** [ST-21] A surface action, from the choice of the way to its end. */
export interface SurfaceAction {
  id: string;
  level: Level;
  sky: Sky;
  /** The strategic hex in an Advanced game. */
  hex: Axial | null;
  /** [ST-1.14] It takes place in a coast hex. */
  isCoastal: boolean;
  /** Divisions that take part, including in a bombardment or its defense. In a view of an Advanced game, only the enemy divisions the viewer sees. */
  divisions: BySide<DivisionId[]>;
  /** [ST-18] Land units that are bombarded or whose batteries fire; none in an action at sea. */
  landUnits: LandUnitId[];
  /** [ST-15.10e] The Surprised side, and each Surprised division. */
  surprised: Side | null;
  surprisedDivisions: DivisionId[];
  /** [ST-15.10d, `firstActionHexes` of the scenario] Start distance in tactical hexes, where it is fixed. */
  startHexes: number | null;
  stage: ActionStage;
  /** Ships that broke off or left the fight. */
  brokeOff: ShipId[];
  /** [ST-15.27] The side that broke off with all its ships. */
  loser: Side | null;
  /** [ST-8.15] Set at the start: it continues an earlier tactical action. In no view. */
  goesOnFrom?: TacticalEnd;
  /** [ST-8.15, ST-9.13] Set when a tactical action has ended. In no view. */
  tacticalEnd?: TacticalEnd;
}

export type ActionStage =
  /** [ST-21.2] Sealed: a view has only the viewer's choice. */
  | { kind: 'choose'; chosen: BySide<Resolution | null> }
  | { kind: 'quick'; quick: QuickState }
  | { kind: 'tactical'; tactical: TacticalState }
  | BattleStage
  | { kind: 'ended' };

/** [ST-21.4 to ST-21.21] The fight is handed over. */
export interface BattleStage {
  kind: 'battle';
  /** [ST-21.1a] The system that fights it; absent: the usual one. */
  host?: string;
  /** The position of the other system, opaque here, in a view the view of it; `null` until it has begun. */
  battle: unknown;
  rounds: number;
  /** [ST-21.6] The side of the board by which Player One comes in, 1 north to 6 northwest. */
  entry: number;
  /** [ST-21.21] The sides that offer to abandon it. */
  abandoning: BySide<boolean>;
}

/** [ST-21.22 to ST-21.35] */
export interface QuickState {
  band: QuickBand;
  /** From 1. */
  exchange: number;
  stage: 'postures' | 'targets';
  /** Sealed. */
  postures: BySide<Posture | null>;
  /** Sealed. */
  targets: BySide<QuickTarget[]>;
}

export interface QuickTarget {
  ship: ShipId;
  /** The ship's own id: she fires at nobody. */
  target: ShipId;
  torpedoes: boolean;
}
