import { lookUp, type Roll, SIDES, type Side } from '../../core';
import { conditionOf } from '../common/own';
import { roll } from '../damage/rolling';
import { damagePercent } from '../end/checks';
import type { AirBase, Ground } from '../model/flights';
import { type Play, tell } from '../model/play';
import { tablesOf } from '../model/tables';
import { stepsReached } from '../tables/control';
import { isSuccess } from '../tables/dice';
import { openBases, shipOfBase } from './bases';
import { groundPercent } from './landBases';

/** For the rest of the game. */
const FOR_GOOD = Number.MAX_SAFE_INTEGER;

/** [SK-24.10] Carriers and bases roll at every percentage of CHART U4 whether they can still launch and recover. */
export function checkOperations(play: Play): void {
  for (const side of SIDES)
    for (const base of openBases(play.state, side)) {
      if (base.outTurns < FOR_GOOD) base.outTurns = Math.max(0, base.outTurns - 1);
      const ship = shipOfBase(play.state, base);
      if (ship)
        checkSteps(play, { side, base }, conditionOf(ship).checkedPercent, damagePercent(ship));
      else if (base.ground) checkGround(play, { side, base, ground: base.ground });
    }
}

/** [SK-24.11] A base that has lost all its points is out for good. */
function checkGround(play: Play, { ground, ...it }: Checked & { ground: Ground }): void {
  const percent = groundPercent(ground);
  checkSteps(play, it, ground.checkedPercent, percent);
  ground.checkedPercent = percent;
  if (percent >= 100) it.base.outTurns = FOR_GOOD;
}

interface Checked {
  side: Side;
  base: AirBase;
}

function checkSteps(
  play: Play,
  { side, base }: Checked,
  fromPercent: number,
  toPercent: number,
): void {
  const { lossByDamage, durations } = tablesOf(play.state);
  for (const { percent, chance } of stepsReached(lossByDamage, fromPercent, toPercent)) {
    const rolled = { play, dice: [] as Roll[] };
    const isOut = isSuccess(roll(rolled, 'loss-of-operations'), chance);
    const turns = isOut ? lookUp(durations, roll(rolled, 'critical-duration')) : 0;
    if (isOut) base.outTurns = Math.max(base.outTurns, turns ?? FOR_GOOD);
    tell(play, {
      kind: 'operationsRolled',
      rule: 'SK-24.10',
      side,
      base: base.id,
      percent,
      turns,
      dice: rolled.dice,
      seenBy: [side],
    });
  }
}
