/** A hex by its axial coordinates on a pointy-top grid; plain data, safe to store. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** `'3,-2'`: a key for maps and sets, and the form used in order notation. */
export type HexKey = `${number},${number}`;

export const ORIGIN: Axial = { q: 0, r: 0 };

export const hexKey = ({ q, r }: Axial): HexKey => `${q},${r}`;

/** Reads `'3,-2'`; `undefined` when the text is no hex. */
export function parseHexKey(text: string): Axial | undefined {
  const match = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(text);
  // Zero is added because "-0" reads as a zero with a sign, which no save would keep.
  return match ? { q: Number(match[1]) + 0, r: Number(match[2]) + 0 } : undefined;
}

/** A number for each hex with -2048 < r < 2048: a key that is made faster than `hexKey`. */
export const hexNumber = ({ q, r }: Axial): number => q * 4096 + r;

export const sameHex = (a: Axial, b: Axial): boolean => a.q === b.q && a.r === b.r;

export const addHex = (a: Axial, b: Axial): Axial => ({ q: a.q + b.q, r: a.r + b.r });

export const subtractHex = (a: Axial, b: Axial): Axial => ({ q: a.q - b.q, r: a.r - b.r });

/** Length of a displacement in hexes. */
export const hexLength = ({ q, r }: Axial): number =>
  (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;

/** Hexes between two hexes, 0 in one and the same. */
export const distance = (a: Axial, b: Axial): number => hexLength(subtractHex(a, b));
