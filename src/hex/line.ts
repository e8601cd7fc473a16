import { type Hex, line as lineOf } from 'honeycomb-grid';
import type { Axial } from './axial';
import { plain, pointyHex } from './grid';

/**
 * Added to `r` at both ends so that a line along the sides of hexes takes the same side all the way: honeycomb-grid
 * moves `q` and `r` alike, which leaves their ties to chance. A power of two keeps the length exact.
 */
const NUDGE = 2 ** -20;

/** The hexes of a straight line from hex to hex, both among them: each is next to the one before. */
export function line(from: Axial, to: Axial): Axial[] {
  const nudged = ({ q, r }: Axial) => ({ q, r: r + NUDGE });
  return lineOf<Hex>({ start: nudged(from), stop: nudged(to) })(pointyHex).map(plain);
}
