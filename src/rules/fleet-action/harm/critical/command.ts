import type { Roll } from '../../../core';
import { officerAboard } from '../../common/officers';
import { conditionOf } from '../../common/own';
import { cvTest } from '../../common/tests';
import { type Play, tell } from '../../model/play';
import type { Unit } from '../../model/units';
import { ownerOf } from '../told';
import type { Effect } from './critical';

/** [NW-23.7] */
const COST = 5;

/** [NW-23.7 to NW-23.7d, NW-24.7] The crew loses quality, once, and a flag officer aboard may be killed. */
export const command: Effect = (play, unit, critical) => {
  const value = critical.left;
  if (value < COST) return 'barred';
  const condition = conditionOf(unit);
  condition.crewQuality -= 1;
  critical.left -= COST;
  tell(play, {
    kind: 'criticalApplied',
    rule: 'NW-23.7',
    ...ownerOf(unit),
    area: 'command',
    amount: 1,
    left: condition.crewQuality,
    dice: [],
  });
  testOfficer(play, unit, value);
  return 'again';
};

/** [NW-23.7a to NW-23.7c] By the CV that was available when the result came up; his deputy takes over. */
function testOfficer(play: Play, unit: Unit, value: number): void {
  const squadron = officerAboard(play.state, unit);
  if (!squadron) return;
  const dice: Roll[] = [];
  const isKilled = cvTest(play, value, 'officer', dice);
  if (isKilled) squadron.commandValue -= 1;
  tell(play, { kind: 'officerHit', rule: 'NW-23.7b', ...ownerOf(unit), isKilled, dice });
}
