import {
  type Axial,
  flatNeighbors,
  type HexLayout,
  hexKey,
  layout,
  neighbors,
  type Orientation,
  type Point,
} from '../../../hex';
import { chain } from './contours';
import { type KeyStroke, keyedFlat, keyedPointy } from './keyed';
import { pointText } from './points';

/** Center to corner of a hex in drawing units. Hexes of all maps are of one size, so that they zoom alike. */
export const HEX_SIZE = 40;
/** From the middle of a hex to that of the next. */
export const HEX_WIDTH = HEX_SIZE * Math.sqrt(3);

/** A field of hexes as it is drawn. */
export interface Plane extends HexLayout {
  orientation: Orientation;
  /** The hex that a key leads the cursor to; `undefined` for any other key. */
  keyed(stroke: KeyStroke, at: Axial): Axial | undefined;
  /** The outline of one hex at a share of its size. */
  hexPath(hex: Axial, share?: number): string;
  hexesPath(hexes: readonly Axial[], share?: number): string;
  /** Half of each hex's sides, so that in a field of hexes every inner side is drawn once. */
  gridPath(hexes: readonly Axial[]): string;
  /** A line through the middles of hexes. */
  linePath(hexes: readonly Axial[]): string;
  /** The closed borders around a set of hexes, clockwise around land and counterclockwise around lagoons. */
  outlines(hexes: readonly Axial[]): Point[][];
  /** The border of a region as a path along the sides of its hexes. */
  outlinePath(hexes: readonly Axial[]): string;
}

function newPlane(orientation: Orientation): Plane {
  const shape = layout(HEX_SIZE, orientation);
  const hexPath = (hex: Axial, share = 1): string =>
    `M${cornersOf(shape, hex, share).map(pointText).join('L')}Z`;
  const around = orientation === 'flat-top' ? flatNeighbors : neighbors;
  const outlines = (hexes: readonly Axial[]): Point[][] => outlinesOf(shape, around, hexes);
  return {
    ...shape,
    orientation,
    keyed: orientation === 'flat-top' ? keyedFlat : keyedPointy,
    hexPath,
    hexesPath: (hexes, share = 1) => hexes.map((hex) => hexPath(hex, share)).join(''),
    gridPath: (hexes) =>
      hexes
        .map((hex) => `M${shape.corners(hex).slice(0, HALF_OUTLINE).map(pointText).join('L')}`)
        .join(''),
    linePath: (hexes) =>
      hexes.length < 2 ? '' : `M${hexes.map((hex) => pointText(shape.center(hex))).join('L')}`,
    outlines,
    outlinePath: (hexes) =>
      outlines(hexes)
        .map((loop) => `M${loop.map(pointText).join('L')}Z`)
        .join(''),
  };
}

/** Corners of three sides in a row. */
const HALF_OUTLINE = 4;

export const POINTY = newPlane('pointy-top');
export const FLAT = newPlane('flat-top');

function cornersOf({ center, corners }: HexLayout, hex: Axial, share: number): Point[] {
  if (share === 1) return corners(hex);
  const { x, y } = center(hex);
  return corners(hex).map((it) => ({ x: x + share * (it.x - x), y: y + share * (it.y - y) }));
}

function outlinesOf(shape: HexLayout, around: (hex: Axial) => Axial[], hexes: readonly Axial[]) {
  const inside = new Set(hexes.map(hexKey));
  const sides = hexes.flatMap((hex) =>
    around(hex).flatMap((next, index) =>
      inside.has(hexKey(next)) ? [] : [shape.side(hex, index)],
    ),
  );
  return chain(sides);
}
