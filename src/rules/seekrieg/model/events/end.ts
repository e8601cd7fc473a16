import type { Roll, Side } from '../../../core';
import type { ShipId } from '../ids';
import type { About, Of } from './base';

/** [SK-18.1, SK-18.3] What CHART U4 can take of a ship. */
export type LostSet = 'searchRadar' | 'fireControlRadar' | 'sonar' | 'searchlights';

/** Phase 12. */
export type EndEvent =
  /** [SK-18.1] Sets rolled for, and those lost; told to the owner alone. */
  | About<'setsRolled', { percent: number; lost: LostSet[]; dice: Roll[] }>
  /** [SK-16.9] Told to the owner alone. */
  | About<'moraleRolled', { percent: number; holds: boolean; dice: Roll[] }>
  /** [SK-14.24, SK-16.9] */
  | About<'shipAbandoned', { because: 'fire' | 'morale' }>
  | About<'shipSank', { of: Side }>
  /** [SK-35.19] Told to the side alone. */
  | Of<'objectiveScored', { objective: string; points: number; ships: ShipId[] }>;
