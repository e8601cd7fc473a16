import type { Degrees, Yards } from '../../core';
import type { ShellType } from '../tables/shells';
import type { TargetId } from './ids';

/** State of one turret, by its index on the sheet. */
export interface TurretLog {
  /** Guns that are not lost. */
  guns: number;
  /** [SK-10.15] Relative bearing in whole degrees, -180 to 180; positive is starboard. */
  train: Degrees;
  /** [SK-11.22] The target last fired at, as the side names it; `null`: it has not fired. */
  lastTarget: TargetId | null;
  /** [SK-34.6] The last range estimate for that target; 0: none. */
  estimateYards: Yards;
  /** [SK-34.3] Ordered to hold fire until it gets another target. */
  isHolding: boolean;
}

/** State of one battery, by its index on the sheet. */
export interface BatteryLog {
  turrets: TurretLog[];
  /** [SK-11.7] Shells left by type; a type that is not aboard is absent. */
  shells: Partial<Record<ShellType, number>>;
  /** [SK-13.9] */
  loaded: ShellType;
  /** [SK-34.3] The type that the player has ordered; `null`: the default of SK-34.7. */
  chosen: ShellType | null;
  /** [SK-11.43] Targets that it hit in the turn before. */
  hits: TargetId[];
}
