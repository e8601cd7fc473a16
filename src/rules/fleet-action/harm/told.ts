import type { Side } from '../../core';
import type { UnitId } from '../model/ids';
import type { Unit } from '../model/units';

/** [NW-3.24] What an event about a unit carries when only its owner may know of it. */
export const ownerOf = ({ id, side }: Unit): { unit: UnitId; seenBy: readonly Side[] } => ({
  unit: id,
  seenBy: [side],
});
