import type { Degrees, Hexes } from '../../core';

/** [WG-6.11] The arc that one factor searches, up to each range in hexes. Source: Air Search Arc, lines 314-319. */
export const SEARCH_ARCS: readonly (readonly [upTo: Hexes, arc: Degrees])[] = [
  [5, 180],
  [7.5, 120],
  [10, 90],
  [12.5, 75],
  [15, 60],
  [20, 45],
  [25, 35],
  [30, 30],
  [35, 25],
];

/** [WG-6.14] */
export const MAX_SEARCH_HEXES: Hexes = 35;

/** [WG-6.12] The arc of one factor at a range; 0 beyond the table. */
export const arcOfFactor = (rangeHexes: Hexes): Degrees =>
  SEARCH_ARCS.find(([upTo]) => rangeHexes <= upTo)?.[1] ?? 0;
