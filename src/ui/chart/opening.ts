import { type Axial, distance } from '../../hex';
import { type Bounds, fitBounds, type Size } from '../hexmap/fit';
import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';

/** The action by hexes: all of it, this turn's reports, and own forces. */
export interface Business {
  busy: readonly Axial[];
  reported: readonly Axial[];
  own: readonly Axial[];
}

/** A window in which hexes would be smaller than that opens on the reports alone, and what is near them. */
const SMALLEST_PIXELS = 16;
/** Own units within this many hexes of a report are concerned by it. */
const NEAR_HEXES = 6;

/**
 * What the window opens on: all the action. If that is too large, this turn's reports and the units near them;
 * otherwise the largest legible part around most own forces.
 */
export function openingBounds({ busy, reported, own }: Business, window: Size): Bounds | undefined {
  const all = boundsWithPins(busy, window);
  if (!all || isLegible(all, window)) return all;
  const near = busy.filter((hex) => reported.some((it) => distance(it, hex) <= NEAR_HEXES));
  const met = near.length > reported.length ? boundsWithPins(near, window) : undefined;
  return met && isLegible(met, window) ? met : (aroundMost(own, window) ?? all);
}

const isLegible = (bounds: Bounds, window: Size): boolean =>
  fitBounds(bounds, window).k * HEX_WIDTH >= SMALLEST_PIXELS;

/** The least legible window around the own force that has most others near. */
function aroundMost(own: readonly Axial[], window: Size): Bounds | undefined {
  const near = (hex: Axial) => own.filter((it) => distance(it, hex) <= NEAR_HEXES).length;
  const [middle] = own.toSorted((a, b) => near(b) - near(a));
  if (!middle) return undefined;
  const { x, y } = FLAT.center(middle);
  const [across, down] = [window.width, window.height].map(
    (pixels) => (pixels / SMALLEST_PIXELS / 2) * HEX_WIDTH,
  ) as [number, number];
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

/** Pixels that pins of a hex at the edge, and those beside them, stand out. */
const PINS = { width: 130, height: 95 };
/** Most of a window that they may take on each side. */
const MAX_SHARE = 0.18;

/** What hexes and the pins on them take up in a window. */
function boundsWithPins(hexes: readonly Axial[], window: Size): Bounds | undefined {
  if (hexes.length === 0) return undefined;
  const points = hexes.map(FLAT.center);
  const left = Math.min(...points.map(({ x }) => x)) - HEX_WIDTH;
  const right = Math.max(...points.map(({ x }) => x)) + HEX_WIDTH;
  const top = Math.min(...points.map(({ y }) => y)) - HEX_WIDTH;
  const bottom = Math.max(...points.map(({ y }) => y)) + HEX_WIDTH;
  const aside = Math.min(PINS.width, window.width * MAX_SHARE);
  const above = Math.min(PINS.height, window.height * MAX_SHARE);
  const inner = { width: window.width - 2 * aside, height: window.height - 2 * above };
  const { k } = fitBounds({ left, right, top, bottom }, inner);
  return {
    left: left - aside / k,
    right: right + aside / k,
    top: top - above / k,
    bottom: bottom + above / k,
  };
}
