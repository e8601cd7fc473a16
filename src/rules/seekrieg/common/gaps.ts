import { type Axial, distance } from '../../../hex';

/** [SK-34.5] Hexes that each ship of a line keeps behind the one ahead; the first, if another leads, as the second. */
export const gapsOf = (hexes: readonly Axial[]): number[] =>
  hexes.map((hex, i) => {
    const next = hexes[i === 0 ? 1 : i - 1];
    return next ? distance(next, hex) : 0;
  });
