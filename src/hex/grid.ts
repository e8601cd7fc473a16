import { defineHex, type Hex, type HexCoordinates, Orientation as Honeycomb } from 'honeycomb-grid';
import type { Axial } from './axial';

/** How hexes stand: `pointy-top` in rows, `flat-top` in columns. */
export type Orientation = 'pointy-top' | 'flat-top';

/** What honeycomb-grid is told of a grid; odd rows or columns lie half a hex farther on. */
export const settingsOf = (orientation: Orientation, size = 1) => ({
  dimensions: { xRadius: size, yRadius: size },
  orientation: orientation === 'flat-top' ? Honeycomb.FLAT : Honeycomb.POINTY,
  origin: { x: 0, y: 0 },
  offset: -1 as const,
});

/**
 * honeycomb-grid's hexes, made for one answer and never stored: they are not plain data. One class for each orientation:
 * with more than four classes, Node 20 creates hexes fifteen times slower.
 */
const PointyHex = defineHex(settingsOf('pointy-top'));
const FlatHex = defineHex(settingsOf('flat-top'));

export const pointyHex = (at?: HexCoordinates): Hex => new PointyHex(at);
export const flatHex = (at?: HexCoordinates): Hex => new FlatHex(at);

/** Plain data from honeycomb's answer. Zero is added because rounding makes zeros with a sign, which no save would keep. */
export const plain = ({ q, r }: Axial): Axial => ({ q: q + 0, r: r + 0 });
