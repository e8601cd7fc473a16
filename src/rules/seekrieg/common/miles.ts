import type { Axial } from '../../../hex';
import type { BaseId, ShipId, TargetId } from '../model/ids';
import type { SeekriegView } from '../model/state';

import { battleHex } from './scale';

/** A point of the sea in nautical miles east and south of the middle of hex 0,0. */
export interface Place {
  x: number;
  y: number;
}

/** [SK-1.7, SK-7.17] A hex of the battle map is 500 yards, four to a nautical mile. */
const MILES_A_HEX = 0.25;

/** Where a hex of the battle map lies. */
export const placeOfHex = ({ q, r }: Axial): Place => ({
  x: MILES_A_HEX * q * (Math.sqrt(3) / 2),
  y: MILES_A_HEX * (r + q / 2),
});

/** [SK-8.1] Where a hex of the search map lies. */
const searchPlace = (hex: Axial): Place => placeOfHex(battleHex(hex));

/** The battle hex that an order names: of the search map in a battle that has one. */
export const namedHex = ({ scenario }: SeekriegView, hex: Axial): Axial =>
  scenario.modules.search ? battleHex(hex) : { ...hex };

/** Where a ship or a marker that the view knows is. */
export function placeOf(view: SeekriegView, id: ShipId | TargetId): Place | undefined {
  const hex = view.ships[id]?.hex ?? view.contacts[id]?.hex;
  return hex && placeOfHex(hex);
}

/** Where a base of a side is; a carrier's is her ship's. */
export function basePlace(
  view: SeekriegView,
  base: { id: ShipId | BaseId; hex: Axial | null },
): Place {
  return base.hex ? searchPlace(base.hex) : (placeOf(view, base.id) ?? { x: 0, y: 0 });
}

/** Nautical miles between two places. */
export const milesBetween = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);
