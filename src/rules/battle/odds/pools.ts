import { sameHex } from '../../../hex';
import { enemyOf, type Side } from '../../core';
import { isGun, salvosOf, spreadsOf, targetStack } from '../common/firing';
import { shipOf } from '../common/ships';
import { stackOf, stacksAtSea } from '../common/stacks';
import type { BattleView, Declaration, ShipId, Stack } from '../model/state';
import { tablesOf } from '../tables/standard';
import { gunBlow, torpedoBlow } from './condition';
import type { Pool } from './harm';
import { chanceOfDie } from './hits';

/** The dice of a list that may hit a ship, in the order in which their hits are resolved [BT-8.17]. */
export const poolsAt = (
  view: BattleView,
  side: Side,
  fired: readonly Declaration[],
  ship: ShipId,
): Pool[] =>
  fired.every(({ weapon }) => isGun(weapon))
    ? gunPools(view, side, fired, ship)
    : torpedoPools(view, side, fired, ship);

function gunPools(
  view: BattleView,
  side: Side,
  fired: readonly Declaration[],
  ship: ShipId,
): Pool[] {
  const { counter } = shipOf(view, ship);
  return salvosOf(view, side, fired)
    .filter(({ target }) => target === counter)
    .map(({ factors, needed, weapon, rangeHexes }) => ({
      dice: Array<number>(factors).fill(chanceOfDie(needed)),
      blow: gunBlow(view, weapon, rangeHexes),
      shared: true,
    }));
}

/** [BT-10.4, BT-10.13] Near hits are shared within the counter; far ones fall on any enemy ship in the hex. */
function torpedoPools(
  view: BattleView,
  side: Side,
  fired: readonly Declaration[],
  ship: ShipId,
): Pool[] {
  const { counter } = shipOf(view, ship);
  const { hex } = stackOf(view, ship) as Stack;
  const chance = chanceOfDie(tablesOf(view).toHit.torpedoes);
  const there = stacksAtSea(view, enemyOf(side))
    .filter((stack) => sameHex(stack.hex, hex))
    .reduce((count, { ships }) => count + ships.length, 0);
  return spreadsOf(view, side, fired)
    .filter(({ target, byLot }) =>
      byLot ? sameHex((targetStack(view, target) as Stack).hex, hex) : target === counter,
    )
    .map(({ dice, kind, byLot }) => ({
      dice: Array<number>(dice).fill(byLot ? chance / there : chance),
      blow: torpedoBlow(kind),
      shared: !byLot,
    }));
}
