import { type Hex, hexToPoint, pointToCube } from 'honeycomb-grid';
import type { Axial } from './axial';
import { flatHex, type Orientation, plain, pointyHex, settingsOf } from './grid';

export type { Orientation };

/** A point on the drawing, x to the right and y down, in the units of the hex size. */
export interface Point {
  x: number;
  y: number;
}

/** Hexes of one size as a drawing shows them. */
export interface HexLayout {
  /** From the western to the eastern end of a hex. */
  width: number;
  /** From the northern to the southern end of a hex. */
  height: number;
  /** From one column (`x`) and one row (`y`) to the next. */
  pitch: Point;
  center(hex: Axial): Point;
  /** The six corners clockwise, for an SVG polygon: the first ends the side toward the first neighbor. */
  corners(hex: Axial): Point[];
  /** The two ends of a side, clockwise; sides are counted as neighbors are, from 0. */
  side(hex: Axial, index: number): [Point, Point];
  /** The hex that a point lies in. */
  hexAt(point: Point): Axial;
}

/** The layout of hexes whose corners lie `size` drawing units from their centers. */
export function layout(size: number, orientation: Orientation): HexLayout {
  const settings = settingsOf(orientation, size);
  const { dimensions, origin } = settings;
  const isFlat = orientation === 'flat-top';
  const unit = isFlat ? flatHex() : pointyHex();
  const [width, height] = [size * unit.width, size * unit.height];
  const around = unit.corners.map(({ x, y }): Point => ({ x: size * x, y: size * y }));
  const center = ({ q, r }: Axial): Point =>
    hexToPoint({ dimensions, orientation: settings.orientation, origin, q, r } as Hex);
  const corners = (hex: Axial): Point[] => {
    const { x, y } = center(hex);
    return around.map((it) => ({ x: x + it.x, y: y + it.y }));
  };
  return {
    width,
    height,
    pitch: isFlat ? { x: 1.5 * size, y: height } : { x: width, y: 1.5 * size },
    center,
    corners,
    side: (hex, index) => {
      const all = corners(hex);
      return [all[(index + 5) % 6] as Point, all[index] as Point];
    },
    hexAt: (point) => plain(pointToCube(settings, point)),
  };
}
