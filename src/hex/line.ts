import { type Axial, distance } from './axial';

/**
 * Added to points of a line, so that along hexsides it keeps to the same side all the way. honeycomb-grid shifts
 * `q` and `r` equally, which leaves ties to rounding.
 */
const NUDGE = 1e-6;

/**
 * The hexes of a straight line between two hexes, both included; each is adjacent to the one before. Own arithmetic, as bots
 * draw many lines (decision 0023).
 */
export function line(from: Axial, to: Axial): Axial[] {
  const hexes = distance(from, to);
  const way = [from];
  for (let i = 1; i <= hexes; i++) way.push(hexAtShare(from, to, i / hexes));
  return way;
}

/** The hex at a share of the way. */
const hexAtShare = (from: Axial, to: Axial, share: number): Axial =>
  nearestHex(
    from.q + (to.q - from.q) * share + NUDGE,
    from.r + (to.r - from.r) * share + 2 * NUDGE,
  );

/** The hex in which a point lies, by cube coordinates: the one that was rounded most follows from the other two. */
export function nearestHex(q: number, r: number): Axial {
  const wholeQ = Math.round(q);
  const wholeR = Math.round(r);
  const wholeS = Math.round(-q - r);
  const offQ = Math.abs(wholeQ - q);
  const offR = Math.abs(wholeR - r);
  const offS = Math.abs(wholeS + q + r);
  // Zero is added because rounding makes zeros with a sign.
  if (offQ > offR && offQ > offS) return { q: 0 - wholeR - wholeS, r: wholeR + 0 };
  return { q: wholeQ + 0, r: offR > offS ? 0 - wholeQ - wholeS : wholeR + 0 };
}
