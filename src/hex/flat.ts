import { type Axial, addHex, subtractHex } from './axial';

/** Flat-top hexes: the six facings, 1 north to 6 north-west, clockwise. */
export const FACINGS = [1, 2, 3, 4, 5, 6] as const;
export type Facing = (typeof FACINGS)[number];

const STEPS: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** The displacement of one hex ahead. */
export const aheadOf = (facing: Facing): Axial => STEPS[facing - 1] as Axial;

/** The hex next to a hex, on a side of it. */
export const hexAhead = (hex: Axial, facing: Facing): Axial => addHex(hex, aheadOf(facing));

/** All six hexes around, clockwise from north. */
export const flatNeighbors = (hex: Axial): Axial[] => STEPS.map((step) => addHex(hex, step));

/** One turn of 60 degrees. */
export const turned = (facing: Facing, to: 'port' | 'starboard'): Facing =>
  (((facing - 1 + (to === 'port' ? 5 : 1)) % 6) + 1) as Facing;

/** The facing from a hex to one next to it; `undefined` when the two do not touch. */
export const facingTo = (from: Axial, to: Axial): Facing | undefined =>
  FACINGS.find((facing) => {
    const next = hexAhead(from, facing);
    return next.q === to.q && next.r === to.r;
  });

/** Where a flat-top hex's center lies, in hex heights: x to the east, y to the south. */
export const flatCenter = ({ q, r }: Axial): { x: number; y: number } => ({
  x: (q * Math.sqrt(3)) / 2,
  y: r + q / 2,
});

/** The bearing from a hex to another in degrees, 0 to 360, clockwise from north. */
export function flatBearing(from: Axial, to: Axial): number {
  const { x, y } = flatCenter(subtractHex(to, from));
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI;
  return (degrees + 360) % 360;
}
