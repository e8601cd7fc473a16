import { SIDES } from '../../core';
import { conditionOf, shipsInPlay, shipsOnMap } from '../common/own';
import { isLostToFire } from '../damage/burning';
import { roll, struck } from '../damage/rolling';
import { type Play, tell } from '../model/play';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { stepsReached } from '../tables/control';
import { damagePercent } from './checks';

/** [SK-14.24, SK-16.9 to SK-16.12, SK-5.15] Step 8: crews leave ships for fires out of control and, with Optional B, for their damage. */
export function abandonShips(play: Play): void {
  for (const side of SIDES) {
    for (const ship of shipsInPlay(play.state, side)) {
      const holds = !play.state.options.morale || testMorale(play, ship);
      if (isLostToFire(ship)) abandon(play, ship, 'fire');
      else if (!holds) abandon(play, ship, 'morale');
    }
  }
  for (const ship of shipsOnMap(play.state)) remember(ship);
}

/** [SK-16.10, SK-18.1] Every percentage counts once. */
function remember(ship: Ship): void {
  const condition = conditionOf(ship);
  condition.checkedPercent = Math.max(condition.checkedPercent, damagePercent(ship));
}

/** [SK-16.9, SK-16.10] A roll at each step reached. @returns whether the crew stays */
function testMorale(play: Play, ship: Ship): boolean {
  const { morale } = tablesOf(play.state);
  const steps = stepsReached(morale, conditionOf(ship).checkedPercent, damagePercent(ship));
  return steps
    .map(({ percent, chance }) => {
      const it = struck(play, ship);
      const holds = roll(it, 'morale') > chance;
      tell(play, {
        kind: 'moraleRolled',
        rule: 'SK-16.9',
        ship: ship.id,
        seenBy: [ship.side],
        percent,
        holds,
        dice: it.dice,
      });
      return holds;
    })
    .every((holds) => holds);
}

/** [SK-16.11] */
function abandon(play: Play, ship: Ship, because: 'fire' | 'morale'): void {
  ship.fate = 'abandoned';
  const rule = because === 'fire' ? 'SK-14.24' : 'SK-16.9';
  tell(play, { kind: 'shipAbandoned', rule, ship: ship.id, because });
}

/** [SK-1.10, SK-1.11, SK-5.15] Step 9: ships whose damage has reached their own points are gone. */
export function sinkShips(play: Play): void {
  for (const ship of shipsOnMap(play.state)) {
    if (conditionOf(ship).damage < ship.sheet.dp) continue;
    tell(play, { kind: 'shipSank', rule: 'SK-1.10', ship: ship.id, of: ship.side });
    ship.fate = 'sunk';
  }
}
