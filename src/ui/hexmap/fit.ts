import { HEX_WIDTH } from './geometry/plane';
import type { Point } from './geometry/points';

/** A rectangle of the drawing. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Screen = drawing times k, plus x and y. */
export interface Placement {
  k: number;
  x: number;
  y: number;
}

/** Is told each placement of a sheet, and the size of the window on it. */
export type Follow = (placement: Placement, window: Size) => void;

/** Centers a rectangle in the window, as large as possible up to a scale. */
export function fitBounds(
  bounds: Bounds,
  window: Size,
  largest = Number.POSITIVE_INFINITY,
): Placement {
  const across = window.width / (bounds.right - bounds.left);
  const down = window.height / (bounds.bottom - bounds.top);
  return centered(middleOf(bounds), window, Math.min(across, down, largest));
}

const middleOf = ({ left, right, top, bottom }: Bounds): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** Centers a point in the window. */
export const centered = (point: Point, window: Size, k: number): Placement => ({
  k,
  x: window.width / 2 - point.x * k,
  y: window.height / 2 - point.y * k,
});

/**
 * Moves a placement just far enough that no more of the window than necessary lies off the sheet; a sheet smaller
 * than the window is centered.
 */
export function keepOnSheet({ k, x, y }: Placement, sheet: Bounds, window: Size): Placement {
  return {
    k,
    x: keptWithin(x, { from: sheet.left * k, to: sheet.right * k }, window.width),
    y: keptWithin(y, { from: sheet.top * k, to: sheet.bottom * k }, window.height),
  };
}

function keptWithin(at: number, { from, to }: { from: number; to: number }, length: number) {
  if (to - from <= length) return (length - from - to) / 2;
  return Math.min(-from, Math.max(length - to, at));
}

/** Whether a point of the drawing lies in a window, so many pixels from its edge. */
export function isInWindow(
  point: Point,
  { k, x, y }: Placement,
  { width, height }: Size,
  fromEdge = 0,
): boolean {
  const isWithin = (at: number, length: number) => at >= fromEdge && at <= length - fromEdge;
  return isWithin(k * point.x + x, width) && isWithin(k * point.y + y, height);
}

/** Pixels from the edge of the window at which a ship is seen whole. */
export const WHOLE_SHIP_PIXELS = 24;

/**
 * Whether a window no longer fits: the whole sheet after any change of its size, anything else when it lies partly
 * outside.
 */
export const isCutOff = (subject: Bounds, sheet: Bounds, seen: Bounds): boolean =>
  subject === sheet ||
  subject.left < seen.left ||
  subject.right > seen.right ||
  subject.top < seen.top ||
  subject.bottom > seen.bottom;

/** Hexes of sea kept around what the window zooms in on. */
const HEXES_AROUND = 1.6;

/** The area of the points of an action, with some sea around; `undefined` when there are none. */
export function boundsOf(points: readonly Point[], hexesAround = HEXES_AROUND): Bounds | undefined {
  if (points.length === 0) return undefined;
  const around = hexesAround * HEX_WIDTH;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs) - around,
    right: Math.max(...xs) + around,
    top: Math.min(...ys) - around,
    bottom: Math.max(...ys) + around,
  };
}

export const ZOOM_LEVELS = ['far', 'middle', 'near'] as const;
export type ZoomLevel = (typeof ZOOM_LEVELS)[number];

/** Width of a hex in pixels from which counters show names, and hexes their labels. */
const MIDDLE_PIXELS = 40;
const NEAR_PIXELS = 78;

export function zoomLevel(k: number): ZoomLevel {
  const pixels = k * HEX_WIDTH;
  if (pixels >= NEAR_PIXELS) return 'near';
  return pixels >= MIDDLE_PIXELS ? 'middle' : 'far';
}

/** Things of constant screen size are laid out again each time the scale has changed by about a quarter. */
const SCALES_IN_DOUBLE = 3;

/** Rounds a scale to one of a few steps. */
export const roughScale = (k: number): number =>
  2 ** (Math.round(Math.log2(k) * SCALES_IN_DOUBLE) / SCALES_IN_DOUBLE);

/** A point this close to the edge of the window is brought further in. */
const EDGE_PIXELS = 70;

const inside = (at: number, length: number, from = 0): number => {
  const edge = Math.min(EDGE_PIXELS, length / 3);
  return Math.min(length - edge, Math.max(from + edge, at));
};

/** How far the window has to go to have a point well inside it, clear of what covers it up to `left`. */
export function wayInside(
  { k, x, y }: Placement,
  point: Point,
  { width, height }: Size,
  left: number,
): [number, number] {
  const [at, down] = [k * point.x + x, k * point.y + y];
  return [inside(at, width, left) - at, inside(down, height) - down];
}
