import type { Degrees } from '../../core';
import type { ShellType } from '../tables/shells';
import type { TargetId } from './ids';

/** State of one turret, by its index on the sheet. */
export interface TurretLog {
  /** Guns that are not lost. */
  guns: number;
  /** [SK-10.15] Relative bearing in whole degrees, -180 to 180; positive is starboard. */
  train: Degrees;
}

/** State of one battery, by its index on the sheet. */
export interface BatteryLog {
  turrets: TurretLog[];
  /** [SK-11.7] Shells left by type; a type that is not aboard is absent. */
  shells: Partial<Record<ShellType, number>>;
  /** [SK-13.9] */
  loaded: ShellType;
  /** [SK-11.22] The target last fired at, as the side names it; `null`: it has not fired. */
  lastTarget: TargetId | null;
  /** [SK-11.43] It hit its target in the turn before. */
  hasHit: boolean;
}
