import type { Axial, Facing } from '../../../../hex';
import type { Knots, Roll } from '../../../core';
import type { ShipId } from '../ids';
import type { Way } from '../plan';
import type { About } from './base';

/** Phase 3, and ships that come. */
export type MovementEvent =
  | About<'shipArrived', { hex: Axial; facing: Facing; knots: Knots }>
  /** An enemy who did not see her from start to end is told nothing. */
  | About<'shipMoved', { from: Axial; path: Axial[]; facing: Facing; knots: Knots; way: Way }>
  /** [SK-4.12] Land ahead. */
  | About<'shipStopped', { hex: Axial }>
  /** [SK-9.27, SK-9.28] `strikes`: they have collided. */
  | About<'collisionRolled', { with: ShipId; isRam: boolean; strikes: boolean; dice: Roll[] }>;
