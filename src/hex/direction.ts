import { Direction as Compass, type Hex, neighborOf } from 'honeycomb-grid';
import { type Axial, addHex, sameHex } from './axial';
import { flatHex, plain, pointyHex } from './grid';

/** The displacements to the six neighbors of a hex, as honeycomb-grid has them. */
const stepsOf = (origin: Hex, compass: readonly Compass[]): readonly Axial[] =>
  compass.map((direction) => plain(neighborOf(origin, direction)));

/** The six neighbors of a pointy-top hex, clockwise from bearing 030. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
export type Direction = (typeof DIRECTIONS)[number];

const { N, NE, E, SE, S, SW, W, NW } = Compass;

const STEPS = stepsOf(pointyHex(), [NE, E, SE, SW, W, NW]);

/** The displacement of one hex in a direction. */
export const stepOf = (direction: Direction): Axial => STEPS[direction] as Axial;

/** Bearing of a neighbor in degrees: 30, 90, 150, 210, 270, 330. */
export const bearingOf = (direction: Direction): number => 30 + 60 * direction;

/** The hex `hexes` away in a direction, by default the next. */
export function neighbor({ q, r }: Axial, direction: Direction, hexes = 1): Axial {
  const step = stepOf(direction);
  return { q: q + hexes * step.q, r: r + hexes * step.r };
}

/** All six neighbors, clockwise from bearing 030. */
export const neighbors = (hex: Axial): Axial[] => STEPS.map((step) => addHex(hex, step));

/** The direction from a hex to its neighbor; `undefined` when the two do not touch. */
export const directionTo = (from: Axial, to: Axial): Direction | undefined =>
  DIRECTIONS.find((direction) => sameHex(neighbor(from, direction), to));

/** The six facings on a flat-top grid, 1 north to 6 northwest, clockwise. */
export const FACINGS = [1, 2, 3, 4, 5, 6] as const;
export type Facing = (typeof FACINGS)[number];

const FLAT_STEPS = stepsOf(flatHex(), [N, NE, SE, S, SW, NW]);

/** The displacement of one hex ahead. */
export const aheadOf = (facing: Facing): Axial => FLAT_STEPS[facing - 1] as Axial;

/** The hex some hexes ahead of another; astern if the number is negative. */
export function hexAhead({ q, r }: Axial, facing: Facing, hexes = 1): Axial {
  const ahead = aheadOf(facing);
  return { q: q + hexes * ahead.q, r: r + hexes * ahead.r };
}

/** All six hexes around, clockwise from north. */
export const flatNeighbors = (hex: Axial): Axial[] => FLAT_STEPS.map((step) => addHex(hex, step));

/** One turn of 60 degrees. */
export const turned = (facing: Facing, to: 'port' | 'starboard'): Facing =>
  (((facing - 1 + (to === 'port' ? 5 : 1)) % 6) + 1) as Facing;

/** The facing from a hex to one next to it; `undefined` when the two do not touch. */
export const facingTo = (from: Axial, to: Axial): Facing | undefined =>
  FACINGS.find((facing) => sameHex(hexAhead(from, facing), to));
