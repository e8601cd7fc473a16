import { type Axial, directionToward, distance, neighbor, sameHex } from '../../hex';

/** The hexes that the cursor may be on. */
export interface Field {
  has(hex: Axial): boolean;
  center: Axial;
}

/** The cursor after a step; it stays where the field ends. */
export const stepTo = ({ has }: Field, at: Axial, to: Axial): Axial => (has(to) ? to : at);

/** The cursor moved back onto a field that has changed. */
export function keepInField({ has, center }: Field, at: Axial): Axial {
  let hex = at;
  while (!has(hex) && !sameHex(hex, center)) hex = neighbor(hex, directionToward(hex, center));
  return hex;
}

/** The hexes to step through, each once, nearest to the middle of the map first. */
export function visitOrder(center: Axial, hexes: readonly Axial[]): Axial[] {
  const once = hexes.filter((hex, i) => hexes.findIndex((it) => sameHex(it, hex)) === i);
  return once.sort((a, b) => distance(a, center) - distance(b, center) || a.r - b.r || a.q - b.q);
}

/** The next or the previous hex of a list after the cursor, wrapping around. */
export function nextVisit(hexes: readonly Axial[], at: Axial, step: 1 | -1): Axial | undefined {
  const here = hexes.findIndex((hex) => sameHex(hex, at));
  if (here < 0) return step === 1 ? hexes[0] : hexes.at(-1);
  return hexes[(here + step + hexes.length) % hexes.length];
}
