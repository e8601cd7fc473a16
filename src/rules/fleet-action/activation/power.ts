import { conditionOf } from '../common/own';
import { crewTest } from '../common/tests';
import type { Play } from '../model/play';
import type { Unit } from '../model/units';

/**
 * [NW-11.10, NW-11.11, NW-12.30] At the first task of a ship under power failure in the Action Phase she makes a Crew Test, which
 * decides for all of them; true when she may carry them out.
 */
export function testPower(play: Play, unit: Unit): boolean {
  const { hasPowerFailure, turn } = conditionOf(unit);
  if (!hasPowerFailure) return true;
  turn.powerTest ??= crewTest(play, unit, 'power');
  return turn.powerTest;
}

/** [NW-11.10] Her test of this turn has failed. */
export const isPowerless = (unit: Unit): boolean => {
  const { hasPowerFailure, turn } = conditionOf(unit);
  return hasPowerFailure && turn.powerTest === false;
};

/** [NW-11.12] Under power failure she fires at aircraft only once her test of this turn is passed. */
export const mayFireAtAircraft = (unit: Unit): boolean => {
  const { hasPowerFailure, turn } = conditionOf(unit);
  return !hasPowerFailure || turn.powerTest === true;
};
