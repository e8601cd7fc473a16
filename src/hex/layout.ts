import { defineHex, type Hex, Orientation } from 'honeycomb-grid';
import type { Axial } from './axial';

/** A point on the drawing, x to the right and y down, in the units of the hex size. */
export interface Point {
  x: number;
  y: number;
}

/** Hex geometry for one size: the distance in drawing units from a hex's center to its corners. */
export interface HexLayout {
  size: number;
  center(hex: Axial): Point;
  /** The six corners, for an SVG polygon. */
  corners(hex: Axial): Point[];
}

/** The pointy-top layout that a drawing of the board uses; honeycomb-grid does the arithmetic. */
export function newLayout(size: number): HexLayout {
  const Tile = defineHex({
    dimensions: size,
    orientation: Orientation.POINTY,
    origin: { x: 0, y: 0 },
  });
  const tile = ({ q, r }: Axial): Hex => new Tile({ q, r });
  return {
    size,
    center: (hex) => {
      const { x, y } = tile(hex);
      return { x, y };
    },
    corners: (hex) => tile(hex).corners.map(({ x, y }) => ({ x, y })),
  };
}
