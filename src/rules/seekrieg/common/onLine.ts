import type { Axial } from '../../../hex';

/** A straight line between the centers of two hexes. */
export interface Line {
  from: Axial;
  to: Axial;
}

/** Where a hex lies along a line. */
interface Place {
  /** From 0 at the start to 1 at the end. */
  share: number;
  /** Square of the distance of its center from the line, in hexes. */
  offSquared: number;
}

/** Scalar product of two displacements, by the coordinates of SK-4.2. */
const dot = (aq: number, ar: number, bq: number, br: number): number =>
  aq * bq + ar * br + (aq * br + ar * bq) / 2;

function placeOf({ from, to }: Line, { q, r }: Axial): Place {
  const [dq, dr, hq, hr] = [to.q - from.q, to.r - from.r, q - from.q, r - from.r];
  const length = dot(dq, dr, dq, dr);
  const along = dot(hq, hr, dq, dr);
  const reach = dot(hq, hr, hq, hr);
  if (length === 0) return { share: reach === 0 ? 1 : 2, offSquared: reach };
  return { share: along / length, offSquared: reach - (along * along) / length };
}

/** The hex lies in the box around the line and one hex more: most others need no more than this. */
const isNear = ({ from, to }: Line, { q, r }: Axial): boolean =>
  q >= Math.min(from.q, to.q) - 1 &&
  q <= Math.max(from.q, to.q) + 1 &&
  r >= Math.min(from.r, to.r) - 1 &&
  r <= Math.max(from.r, to.r) + 1;

/** Keeps limits that binary fractions miss. */
const TINY = 1e-9;
const HALF_HEX = 0.5 ** 2 + TINY;
const QUARTER_HEX = 0.25 ** 2 + TINY;

/** [SK-15.15] The line passes within half a hex of the hex's center; its end counts, its start does not. */
export function crosses(line: Line, hex: Axial): boolean {
  if (!isNear(line, hex)) return false;
  const { share, offSquared } = placeOf(line, hex);
  return share > 0 && share <= 1 && offSquared <= HALF_HEX;
}

/** [SK-10.6] A ship in the hex is on the line: within a quarter hex of it, between its ends. */
export function isOnLine(line: Line, hex: Axial): boolean {
  if (!isNear(line, hex)) return false;
  const { share, offSquared } = placeOf(line, hex);
  return share > 0 && share < 1 && offSquared <= QUARTER_HEX;
}
