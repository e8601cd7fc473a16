import { conditionOf } from '../common/own';
import { crewChance } from '../common/tests';
import type { Unit } from '../model/units';

/** [NW-11.10] The chance that a ship may carry out tasks in this Action Phase. */
export function powerChance(unit: Unit): number {
  const { hasPowerFailure, turn } = conditionOf(unit);
  if (!hasPowerFailure) return 1;
  return turn.powerTest === null ? crewChance(unit) : Number(turn.powerTest);
}
