import { type Axial, layout, type Point } from '../../../hex';

export type { Point };

/** Center to corner of a hex in drawing units; everything on the board is measured against it. */
export const HEX_SIZE = 40;
export const LAYOUT = layout(HEX_SIZE, 'pointy-top');
/** Flat side to flat side: one hex, about 4,000 yards. */
export const HEX_WIDTH = LAYOUT.width;
/** From one row of hexes to the next. */
export const ROW_HEIGHT = LAYOUT.pitch.y;

export const centerOf = LAYOUT.center;
/** The hex that a point of the drawing lies in. */
export const { hexAt } = LAYOUT;

/** Two decimals are plenty for a drawing and keep paths short. */
export const fixed = (n: number): number => Math.round(n * 100) / 100 + 0;

export const pointText = ({ x, y }: Point): string => `${fixed(x)},${fixed(y)}`;

export const translate = ({ x, y }: Point): string => `translate(${fixed(x)} ${fixed(y)})`;

/** The point at a true bearing (0 up, 90 right) and distance from another. */
export function pointAt(bearing: number, away: number, from: Point = { x: 0, y: 0 }): Point {
  const angle = (bearing * Math.PI) / 180;
  return { x: from.x + away * Math.sin(angle), y: from.y - away * Math.cos(angle) };
}

/** The outline of one hex, drawn in from its sides by a share of its size. */
export function hexPath(hex: Axial, inset = 0): string {
  const middle = centerOf(hex);
  const toward = (corner: Point): Point => ({
    x: corner.x + (middle.x - corner.x) * inset,
    y: corner.y + (middle.y - corner.y) * inset,
  });
  return `M${LAYOUT.corners(hex).map(toward).map(pointText).join('L')}Z`;
}

export const hexesPath = (hexes: readonly Axial[], inset = 0): string =>
  hexes.map((hex) => hexPath(hex, inset)).join('');

/** Half of each hex's sides, so that in a field of hexes every inner side is drawn once. */
export function gridPath(hexes: readonly Axial[]): string {
  return hexes
    .map((hex) => `M${LAYOUT.corners(hex).slice(0, HALF_OUTLINE).map(pointText).join('L')}`)
    .join('');
}

/** Corners of three sides in a row. */
const HALF_OUTLINE = 4;
