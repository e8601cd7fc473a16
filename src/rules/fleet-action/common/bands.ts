/** [NW-1.4] Hexes in a range band of 5,000 yards. */
export const BAND_HEXES = 5;

/** [NW-1.6] The range band of a distance in hexes, from 1. */
export const rangeBand = (hexes: number): number => Math.max(1, Math.ceil(hexes / BAND_HEXES));
