import type { ClauseId } from '../../../core';
import { crewTest } from '../../common/tests';
import type { Play } from '../../model/play';
import { hasTrait, isLandTarget } from '../../model/sheet';
import type { Unit } from '../../model/units';
import { isSpent, reduce, vitalPointsOf, vitalPoolOf } from '../damage';
import { loseUnit } from '../lose';
import { passesWreckTest } from '../wreckTest';
import { type Critical, type Effect, timesFor } from './critical';

/** [NW-23.2, NW-23.2a, NW-24.3, NW-25.2] Takes F, or S of a land target, as far as the CV goes. */
function flood(play: Play, unit: Unit, critical: Critical, rule: ClauseId): void {
  const loss = { structure: 0, flotation: 0 };
  loss[vitalPoolOf(unit)] = timesFor(critical, 1, vitalPointsOf(unit));
  reduce(play, unit, loss, { rule });
}

/** [NW-22.8, NW-23.2b, NW-24.3f] No wreck is left; a land target stays in its hex [NW-27.12]. */
function testFlooded(play: Play, unit: Unit): void {
  if (passesWreckTest(play, unit)) return;
  loseUnit(play, unit, isLandTarget(unit.sheet) ? 'wreck' : 'sunk', 'flooding');
}

/** [NW-23.2 to NW-23.2c] */
export const hull: Effect = (play, unit, critical) => {
  if (!isSpent(unit)) flood(play, unit, critical, 'NW-23.2');
  if (isSpent(unit)) testFlooded(play, unit);
  return 'ends';
};

/** [NW-24.3 to NW-24.3h] Water spreads until a Crew Test is passed, or F is gone; a flashover needs none. */
export const bulkheads: Effect = (play, unit, critical) => {
  do {
    if (!isSpent(unit)) flood(play, unit, critical, 'NW-24.3');
    if (isSpent(unit)) {
      testFlooded(play, unit);
      return 'ends';
    }
  } while (!critical.isFlash && !holdsWater(play, unit));
  return 'ends';
};

/** [NW-24.3b] */
const holdsWater = (play: Play, unit: Unit): boolean =>
  crewTest(play, unit, 'bulkheads', hasTrait(unit.sheet, 'poor-underwater-protection') ? -1 : 0);
