import { lookUp, SIDES } from '../../core';
import { conditionOf } from '../common/own';
import { roll, struck } from '../damage/rolling';
import { damagePercent } from '../end/checks';
import type { AirBase } from '../model/flights';
import { type Play, tell } from '../model/play';
import type { Ship } from '../model/units';
import { stepsReached } from '../tables/control';
import { isSuccess } from '../tables/dice';
import { openBases, shipOfBase } from './bases';

/** For the rest of the game. */
const FOR_GOOD = Number.MAX_SAFE_INTEGER;

/** [SK-24.10] Carriers roll at every percentage of CHART U4 whether they can still launch and recover. */
export function checkOperations(play: Play): void {
  for (const side of SIDES)
    for (const base of openBases(play.state, side)) {
      if (base.outTurns < FOR_GOOD) base.outTurns = Math.max(0, base.outTurns - 1);
      const ship = shipOfBase(play.state, base);
      if (ship) checkShip(play, ship, base);
    }
}

function checkShip(play: Play, ship: Ship, base: AirBase): void {
  const it = struck(play, ship);
  const { checkedPercent } = conditionOf(ship);
  for (const { percent, chance } of stepsReached(
    it.tables.lossByDamage,
    checkedPercent,
    damagePercent(ship),
  )) {
    const rolled = struck(play, ship);
    const isOut = isSuccess(roll(rolled, 'loss-of-operations'), chance);
    const turns = isOut ? lookUp(it.tables.durations, roll(rolled, 'critical-duration')) : 0;
    if (isOut) base.outTurns = Math.max(base.outTurns, turns ?? FOR_GOOD);
    tell(play, {
      kind: 'operationsRolled',
      rule: 'SK-24.10',
      ...{ side: ship.side, base: base.id, percent, turns, dice: rolled.dice },
      seenBy: [ship.side],
    });
  }
}
