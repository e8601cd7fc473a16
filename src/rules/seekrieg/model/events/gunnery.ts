import type { Axial } from '../../../../hex';
import type { Modifier, Refusal, Roll, Yards } from '../../../core';
import type { ShellType } from '../../tables/shells';
import type { ShipId, TargetId } from '../ids';
import type { About, Fact } from './base';

/** Gunfire of phases 6 and 8. */
export type GunneryEvent =
  /** Phase 6, told to the owner: these turrets do not fire, and why. */
  | About<'fireStruckOut', { battery: number; turrets: number[]; target: TargetId; why: Refusal }>
  /** [SK-35.5] A turret at fault; told to the owner. */
  | About<'turretFaultRolled', { turret: number; fires: boolean; dice: Roll[] }>
  /** [SK-5.13] `ship` is `null` to whom she is unseen. */
  | Fact<'salvoFired', SalvoReport>
  /** [SK-19.17] Told to the firing side: whether the fire falls on a friend. */
  | About<'friendMistaken', { target: TargetId; friend: ShipId; isMistaken: boolean; dice: Roll[] }>
  /** [SK-11.27] Told to the owner. */
  | About<'spotterLaunched'>
  /** [SK-15.17] Told to both. */
  | About<'smokeShellsFired', { hex: Axial; shells: number }>;

/** Shells of one battery at one target. */
interface SalvoReport {
  ship: ShipId | null;
  /** As the viewer names her. */
  target: TargetId;
  hits: number;
  /** [SK-16.1] Shells that missed another ship. */
  isStray: boolean;
  /** The firing side's alone. */
  details: SalvoDetails | null;
  /** None for whom there are no details. */
  dice: Roll[];
}

interface SalvoDetails {
  battery: number;
  turrets: number[];
  shells: number;
  type: ShellType;
  rangeYards: Yards;
  /** What the total of CHARTS H is made of. */
  parts: Modifier[];
  factors: Modifier[];
  total: number;
}
