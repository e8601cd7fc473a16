import { type Axial, type Facing, hexAhead } from '../../../hex';

/** Hexes that a wake holds: more than any ship keeps behind another. */
const MAX_WAKE = 24;

/** The wake of a ship that has steamed straight on to a hex, which is its last. */
export const wakeBehind = (hex: Axial, facing: Facing): Axial[] =>
  Array.from({ length: MAX_WAKE }, (_, i) => hexAhead(hex, facing, i - MAX_WAKE + 1));

/** A wake with the hexes of a movement added. */
export const wakeAfter = (wake: readonly Axial[], path: readonly Axial[]): Axial[] =>
  path.length === 0 ? [...wake] : [...wake, ...path].slice(-MAX_WAKE);
