import { isStruckBy } from '../common/effects';
import { conditionOf } from '../common/own';
import { isCapitalOrCruiser, isDestroyer } from '../model/sheet';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';

/** [SK-19.6, SK-19.8] Searchlights that a ship can turn on one target; 0 when she has lost them. */
export function lampsOf(view: SeekriegView, ship: Ship): number {
  if (conditionOf(ship).losses.searchlights) return 0;
  if (isStruckBy(view, ship, 'searchlights-destroyed')) return 0;
  if (isCapitalOrCruiser(ship.sheet)) return 2;
  return isDestroyer(ship.sheet) ? 1 : 0;
}
