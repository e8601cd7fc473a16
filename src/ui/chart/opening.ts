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
 * The first of these that is legible: action and bases; the action; this turn's reports and the units near them; the own
 * force that has the most others nearby. The last two have the other own forces with them as far as there is room.
 */
function subjectOf({ busy, reported, own, bases }: Business, window: Size): Bounds | undefined {
  const legible = (hexes: readonly Axial[]) => legibleBounds(hexes, window);
  const near = busy.filter((hex) => reported.some((it) => distance(it, hex) <= NEAR_HEXES));
  const isConcerned = near.length > reported.length && legible(near) !== undefined;
  return (
    legible([...busy, ...bases]) ??
    legible(busy) ??
    legible(withOwn(isConcerned ? near : mostOf(own), own, window)) ??
    boundsWithPins(busy, window)
  );
}

function legibleBounds(hexes: readonly Axial[], window: Size): Bounds | undefined {
  const bounds = boundsWithPins(hexes, window);
  return bounds && isLegible(bounds, window) ? bounds : undefined;
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

/** The own force that has the most others nearby. */
function mostOf(own: readonly Axial[]): readonly Axial[] {
  const near = (hex: Axial) => own.filter((it) => distance(it, hex) <= NEAR_HEXES).length;
  return own.toSorted((a, b) => near(b) - near(a)).slice(0, 1);
}

/** Some hexes, and from the nearest to the farthest the own forces with which they are still legible. */
function withOwn(hexes: readonly Axial[], own: readonly Axial[], window: Size): readonly Axial[] {
  const away = (hex: Axial) => Math.min(...hexes.map((it) => distance(it, hex)));
  const held = [...hexes];
  for (const hex of own.toSorted((a, b) => away(a) - away(b)))
    if (legibleBounds([...held, hex], window)) held.push(hex);
  return held;
}

/** Pixels by which the pins of an edge hex, and those beside them, stick out. */
const PINS = { width: 130, height: 95 };
/** The largest share of a window that they may take on each side. */
const MAX_SHARE = 0.12;

function boundsOf(hexes: readonly Axial[]): Bounds {
  const centers = hexes.map(FLAT.center);
  const [xs, ys] = [centers.map(({ x }) => x), centers.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - HEX_WIDTH / 2,
    right: Math.max(...xs) + HEX_WIDTH / 2,
    top: Math.min(...ys) - HEX_WIDTH / 2,
    bottom: Math.max(...ys) + HEX_WIDTH / 2,
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
