import { isInSight } from '../common/seeing';
import type { Unit } from '../model/units';

/** [NW-11.14] A legal target of guns and light weapons: deployed, and no submerged submarine. */
export const isTarget = (shooter: Unit, target: Unit): boolean =>
  target.side !== shooter.side && isInSight(target) && !target.isSubmerged;
