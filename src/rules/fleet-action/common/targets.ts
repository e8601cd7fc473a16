import type { Side } from '../../core';
import type { Unit } from '../model/units';
import { isInSight } from './seeing';

/** [NW-11.14] A legal target of guns, light weapons and aircraft: deployed, and no submerged submarine. */
export const isTarget = (shooter: { side: Side }, target: Unit): boolean =>
  target.side !== shooter.side && isInSight(target) && !target.isSubmerged;
