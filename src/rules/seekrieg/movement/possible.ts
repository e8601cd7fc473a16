import { type Axial, hexKey } from '../../../hex';
import type { SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { inBands } from '../tables/bands';
import { turnsUpTo } from './courses';
import { KEPT, STEP_DEGREES } from './limits';
import { endOf, hexesAt } from './walk';

/**
 * Where a seen ship may be after the coming movement, as far as an enemy can tell: any speed and turns that her sheet
 * allows from what is seen of her [SK-5.8, SK-9.3 to SK-9.19]; her log, what she has carried and land are left aside.
 */
export function possibleHexes(view: SeekriegView, ship: Ship): Axial[] {
  const { speedKnots, sheet } = ship;
  const most = Math.min(
    sheet.speedKnots,
    speedKnots + Math.max(1, Math.floor(sheet.speedKnots / 3)),
  );
  const least = hexesAt(Math.floor(speedKnots * KEPT), 0);
  const farthest = hexesAt(Math.max(most, speedKnots), MAX_CARRIED);
  const found = new Map<string, Axial>();
  for (const turns of turnsUpTo(stepsSeen(view, ship)))
    for (let hexes = least; hexes <= farthest; hexes++) {
      const { q, r } = endOf(ship, turns, hexes);
      found.set(hexKey({ q, r }), { q, r });
    }
  return [...found.values()];
}

/** [SK-9.3] In 1/32 hex. */
const MAX_CARRIED = 31;

/** [SK-9.19] The most that can be carried from turn to turn. */
const MAX_TURN_CARRIED = 30;

/** [SK-9.14, SK-9.19] */
const stepsSeen = (view: SeekriegView, { sheet }: Ship): number =>
  Math.floor((inBands(tablesOf(view).turning.degrees, sheet.dp) + MAX_TURN_CARRIED) / STEP_DEGREES);
