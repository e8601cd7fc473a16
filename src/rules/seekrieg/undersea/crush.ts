import { conditionOf, shipsOnMap } from '../common/own';
import { roll, struck } from '../damage/rolling';
import { type Play, tell } from '../model/play';
import { isSubmarine } from '../model/sheet';
import type { Ship } from '../model/units';
import { isSuccess } from '../tables/dice';

/** [SK-26.5] The depth below which boats are crushed, in feet, and the chance in per cent. */
const SAFE_FEET = 600;
const CRUSH_PERCENT = 30;

/** [SK-26.5, SK-5.15] Step 11: the sea tests the hull of every boat that is too deep. */
export function crushBoats(play: Play): void {
  for (const ship of shipsOnMap(play.state))
    if (isSubmarine(ship.sheet) && conditionOf(ship).depthFeet > SAFE_FEET) testHull(play, ship);
}

function testHull(play: Play, ship: Ship): void {
  const it = struck(play, ship);
  const isCrushed = isSuccess(roll(it, 'hull-crushed'), CRUSH_PERCENT);
  const told = { rule: 'SK-26.5', ship: ship.id, dice: it.dice, seenBy: [ship.side] } as const;
  const feet = conditionOf(ship).depthFeet;
  tell(play, { kind: 'hullTested', ...told, seenBy: [ship.side], feet, isCrushed });
  if (!isCrushed) return;
  tell(play, { kind: 'shipSank', rule: 'SK-26.5', ship: ship.id, of: ship.side });
  ship.fate = 'sunk';
}
