import { enemyOf, type ShipFate, SIDES } from '../../core';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { isLost } from './aims';

/** A ship with half of her damage points is out of the fight. */
const CRIPPLED = 0.5;

/** [SK-1.10, SK-35.19] The fates of all ships that the view knows of; hull lost is counted in damage points. */
export const fates = (view: SeekriegView): ShipFate[] =>
  Object.values(view.ships).map((ship) => {
    const { id, side, sheet, condition } = ship;
    const hullLost = Math.min(condition?.damage ?? 0, sheet.dp);
    const isCrippled = !isLost(ship) && hullLost >= CRIPPLED * sheet.dp;
    return {
      id,
      side,
      isLost: isLost(ship),
      isCrippled,
      hullLost,
      hull: sheet.dp,
      points: lossPoints(view, ship),
    };
  });

/** [SK-1.13, SK-35.19] By the enemy's list as far as the view knows it; without lists twice her damage points. */
function lossPoints({ forces }: SeekriegView, { id, side, sheet }: Ship): number {
  const hasLists = SIDES.some((it) => (forces[it]?.objectives.length ?? 0) > 0);
  if (!hasLists) return 2 * sheet.dp;
  return (forces[enemyOf(side)]?.objectives ?? [])
    .filter(({ aim, ships, of }) => aim.kind === 'sunk' && of === 'each' && ships.includes(id))
    .reduce((sum, { points }) => sum + (points === 'dp' ? sheet.dp : points), 0);
}
