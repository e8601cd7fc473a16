import { type Axial, type HexLayout, newLayout, type Point } from '../../../hex';

export type { Point };

/** Center to corner of a hex in drawing units; everything on the board is measured against it. */
export const HEX_SIZE = 40;
/** Flat side to flat side: one hex, about 4,000 yards. */
export const HEX_WIDTH = HEX_SIZE * Math.sqrt(3);
/** From one row of hexes to the next. */
export const ROW_HEIGHT = HEX_SIZE * 1.5;

export const LAYOUT: HexLayout = newLayout(HEX_SIZE);

export const centerOf = (hex: Axial): Point => LAYOUT.center(hex);

/** Two decimals are plenty for a drawing and keep paths short. */
export const fixed = (n: number): number => Math.round(n * 100) / 100 + 0;

export const pointText = ({ x, y }: Point): string => `${fixed(x)},${fixed(y)}`;

export const translate = ({ x, y }: Point): string => `translate(${fixed(x)} ${fixed(y)})`;

/** The point at a true bearing (0 up, 90 right) and distance from another. */
export function pointAt(bearing: number, away: number, from: Point = { x: 0, y: 0 }): Point {
  const angle = (bearing * Math.PI) / 180;
  return { x: from.x + away * Math.sin(angle), y: from.y - away * Math.cos(angle) };
}

/** The hex that a point of the drawing lies in. */
export function hexAt({ x, y }: Point): Axial {
  const r = y / ROW_HEIGHT;
  const q = x / HEX_WIDTH - r / 2;
  return nearestHex(q, r);
}

function nearestHex(q: number, r: number): Axial {
  const s = -q - r;
  const near = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = { q: Math.abs(near.q - q), r: Math.abs(near.r - r), s: Math.abs(near.s - s) };
  if (off.q > off.r && off.q > off.s) return { q: -near.r - near.s + 0, r: near.r + 0 };
  if (off.r > off.s) return { q: near.q + 0, r: -near.q - near.s + 0 };
  return { q: near.q + 0, r: near.r + 0 };
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
