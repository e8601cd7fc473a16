import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { isLandOn } from './land';
import { isOnLine } from './onLine';
import { isOnMap, isSubmerged } from './own';

/** [SK-10.5, SK-10.6] Ships of either side on the line between two others, abandoned ones included. */
export function shipsOnLine({ ships }: SeekriegView, from: Ship, to: Ship): Ship[] {
  const line = { from: from.hex, to: to.hex };
  const on: Ship[] = [];
  for (const id in ships) {
    const ship = ships[id] as Ship;
    const isBetween = ship !== from && ship !== to && isOnLine(line, ship.hex);
    if (isBetween && isOnMap(ship) && !isSubmerged(ship)) on.push(ship);
  }
  return on;
}

/** [SK-10.5, SK-10.7] Land, or a ship of at least the target's size, blocks the line of sight. */
export const isLineFree = (view: SeekriegView, from: Ship, to: Ship): boolean =>
  !isLandOn(view, { from: from.hex, to: to.hex }) &&
  shipsOnLine(view, from, to).every(({ sheet }) => sheet.dp < to.sheet.dp);
