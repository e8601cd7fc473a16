import type { Axial } from '../../../hex';
import type { BySide, Side } from '../../core';
import type { Sky } from '../gunnery';
import type { Posture, QuickBand } from '../quick';
import type { Level, Resolution } from '../scenario';
import type { DivisionId, LandUnitId, ShipId } from '../state';
import type { TacticalState } from '../tactical/state';

/** [ST-21] A surface action, from the choice of the way to its end. */
export interface SurfaceAction {
  id: string;
  level: Level;
  sky: Sky;
  /** The strategic hex in an Advanced game. */
  hex: Axial | null;
  /** [ST-1.14] It takes place in a coast hex. */
  isCoastal: boolean;
  /** Divisions that take part, those of a bombardment or its defense included. */
  divisions: BySide<DivisionId[]>;
  /** [ST-18] Land units that are bombarded, or whose batteries fire; none in an action at sea. */
  landUnits: LandUnitId[];
  /** [ST-15.10e] The Surprised side, and each Surprised division. */
  surprised: Side | null;
  surprisedDivisions: DivisionId[];
  /** [ST-15.10d, `firstActionHexes` of the scenario] Start distance in tactical hexes where something fixes it. */
  startHexes: number | null;
  stage: ActionStage;
  /** Ships that broke off or left the fight. */
  brokeOff: ShipId[];
  /** [ST-15.27] The side that broke off with all its ships. */
  loser: Side | null;
}

export type ActionStage =
  /** [ST-21.2] Sealed: in a view only the viewer's choice. */
  | { kind: 'choose'; chosen: BySide<Resolution | null> }
  | { kind: 'quick'; quick: QuickState }
  | { kind: 'tactical'; tactical: TacticalState }
  /** [ST-21.4 to ST-21.21] The position of the other system, opaque here; in a view the view of it. */
  | { kind: 'battle'; battle: unknown; rounds: number }
  | { kind: 'ended' };

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
  target: ShipId;
  torpedoes: boolean;
}
