import { type Axial, addHex } from './axial';

/** The six neighbors of a pointy-top hex, clockwise from bearing 030. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: readonly Axial[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

/** The displacement of one hex in a direction. */
export const stepOf = (direction: Direction): Axial => STEPS[direction] as Axial;

/** Bearing of a neighbor in degrees: 30, 90, 150, 210, 270, 330. */
export const bearingOf = (direction: Direction): number => 30 + 60 * direction;

export const neighbor = (hex: Axial, direction: Direction): Axial => addHex(hex, stepOf(direction));

/** All six neighbors, clockwise from bearing 030. */
export const neighbors = (hex: Axial): Axial[] => STEPS.map((step) => addHex(hex, step));

/** The direction from a hex to its neighbor; `undefined` when the two do not touch. */
export const directionTo = (from: Axial, to: Axial): Direction | undefined =>
  DIRECTIONS.find((direction) => {
    const next = neighbor(from, direction);
    return next.q === to.q && next.r === to.r;
  });
