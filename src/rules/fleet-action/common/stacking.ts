import { type Axial, type HexKey, hexKey, sameHex } from '../../../hex';
import { type DataSheet, isLandTarget, isSubmarine } from '../model/sheet';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { enemiesInPlay, unitsInPlay } from './own';

/** [NW-8.16] Stacking points of one side in a hex. */
export const MAX_POINTS = 4;

/** [NW-8.16] Submarines and land targets count nothing. */
export function stackingPoints(sheet: DataSheet): number {
  if (isSubmarine(sheet) || isLandTarget(sheet)) return 0;
  return sheet.size >= 1 ? 2 : 1;
}

/** Points of a unit's own side in a hex, its own left out. */
const pointsBeside = (view: FleetActionView, unit: Unit, hex: Axial): number =>
  unitsInPlay(view, unit.side)
    .filter((it) => it.id !== unit.id && sameHex(it.hex, hex))
    .reduce((sum, { sheet }) => sum + stackingPoints(sheet), 0);

/** [NW-8.16] A unit may end its movement in a hex. */
export const hasRoom = (view: FleetActionView, unit: Unit, hex: Axial): boolean =>
  pointsBeside(view, unit, hex) + stackingPoints(unit.sheet) <= MAX_POINTS;

/** [NW-8.17] Deployed ships, small craft and surfaced submarines bar their hexes to the enemy. */
export const barsHex = ({ sheet, isSubmerged }: Unit): boolean =>
  !isSubmerged && !isLandTarget(sheet);

/** [NW-8.17] The hexes that the enemy of a side holds, one as often as he has units there. */
export const heldAgainst = (view: FleetActionView, side: Unit['side']): Axial[] =>
  enemiesInPlay(view, side)
    .filter(barsHex)
    .map(({ hex }) => hex);

/** [NW-8.17] Their keys. */
export const hexesHeldAgainst = (view: FleetActionView, side: Unit['side']): Set<HexKey> =>
  new Set(heldAgainst(view, side).map(hexKey));
