import type { Axial } from '../../../hex';
import type { BaseId, ShipId, TargetId } from '../model/ids';
import type { Environment, SeekriegView } from '../model/state';

/** A point of the sea in nautical miles east and south of the middle of hex 0,0. */
export interface Place {
  x: number;
  y: number;
}

/** [SK-1.7, SK-7.17] A hex of the battle map is 500 yards, four to a nautical mile. */
const MILES_A_HEX = 0.25;

/** [SK-8.1] */
export const MILES_A_SEARCH_HEX = 10;

const inMiles = ({ q, r }: Axial, each: number): Place => ({
  x: each * q * (Math.sqrt(3) / 2),
  y: each * (r + q / 2),
});

/** Where a hex of the battle map lies. */
const battlePlace = (hex: Axial): Place => inMiles(hex, MILES_A_HEX);

/** [SK-8.1] Where a hex of the search map lies. */
export const searchPlace = (hex: Axial): Place => inMiles(hex, MILES_A_SEARCH_HEX);

/** Where a hex that an order names lies: of the search map in a battle that has one. */
export const placeOfHex = (view: SeekriegView, hex: Axial): Place =>
  view.scenario.modules.search ? searchPlace(hex) : battlePlace(hex);

/** Where a ship or a marker that the view knows is. */
export function placeOf(view: SeekriegView, id: ShipId | TargetId): Place | undefined {
  const hex = view.ships[id]?.hex ?? view.contacts[id]?.hex;
  return hex && placeOfHex(view, hex);
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

/** The weather at a place; the whole map has the same [SK-7.24]. */
export const weatherAt = (view: SeekriegView, _place: Place): Environment => view.environment;
