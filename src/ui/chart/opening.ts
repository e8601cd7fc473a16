import { type Axial, distance } from '../../hex';
import { type Bounds, fitBounds, type Size } from '../hexmap/fit';
import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';

/** The action by hexes: all of it, this turn's reports, own forces and own bases. */
export interface Business {
  busy: readonly Axial[];
  reported: readonly Axial[];
  own: readonly Axial[];
  bases: readonly Axial[];
}

/** A window in which hexes would be smaller than this opens only on the reports and what is near them. */
const SMALLEST_PIXELS = 12;
/** Own units within this many hexes of a report are concerned by it. */
const NEAR_HEXES = 6;
/** The shorter side of the window shows this many hexes at least: some coast is among them, or a base. */
const LEAST_HEXES = 20;

/**
 * What the window opens on: all the action and the own bases, or as much of it as is legible. Never on a few hexes of
 * open sea, by which nobody could tell where he is.
 */
export function openingBounds(business: Business, window: Size): Bounds | undefined {
  const subject = subjectOf(business, window);
  return subject && widened(subject, window);
}

/**
 * The first of these that is legible: action and bases; the action; this turn's reports and the units near them; the
 * largest legible part around most own forces.
 */
function subjectOf({ busy, reported, own, bases }: Business, window: Size): Bounds | undefined {
  const near = busy.filter((hex) => reported.some((it) => distance(it, hex) <= NEAR_HEXES));
  const choices = [[...busy, ...bases], busy, near.length > reported.length ? near : []];
  const legible = choices
    .map((hexes) => boundsWithPins(hexes, window))
    .find((bounds) => bounds && isLegible(bounds, window));
  return legible ?? aroundMost(own, window) ?? boundsWithPins(busy, window);
}

const isLegible = (bounds: Bounds, window: Size): boolean =>
  fitBounds(bounds, window).k * HEX_WIDTH >= SMALLEST_PIXELS;

/** The bounds, around the same middle no smaller than the window has to show. */
function widened({ left, right, top, bottom }: Bounds, { width, height }: Size): Bounds {
  const pixel = (LEAST_HEXES * HEX_WIDTH) / Math.min(width, height);
  const across = Math.max(0, width * pixel - (right - left)) / 2;
  const down = Math.max(0, height * pixel - (bottom - top)) / 2;
  return { left: left - across, right: right + across, top: top - down, bottom: bottom + down };
}

/** The smallest legible window around the own force that has the most others nearby. */
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

/** Pixels by which the pins of an edge hex, and those beside them, stick out. */
const PINS = { width: 130, height: 95 };
/** The largest share of a window that they may take on each side. */
const MAX_SHARE = 0.12;

function boundsOf(hexes: readonly Axial[]): Bounds {
  const centers = hexes.map(FLAT.center);
  const [xs, ys] = [centers.map(({ x }) => x), centers.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - HEX_WIDTH,
    right: Math.max(...xs) + HEX_WIDTH,
    top: Math.min(...ys) - HEX_WIDTH,
    bottom: Math.max(...ys) + HEX_WIDTH,
  };
}

/** The area of hexes and their pins in a window. */
function boundsWithPins(hexes: readonly Axial[], window: Size): Bounds | undefined {
  if (hexes.length === 0) return undefined;
  const { left, right, top, bottom } = boundsOf(hexes);
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
