import { type Axial, distance } from '../../../../hex';
import { type Bounds, fitBounds, type Size } from '../../../hexmap/fit';
import { chartPoint, HEX_HEIGHT } from './plane';
import type { ChartUnit } from './units';

/** Own units at sea and in the air, and what was reported in this turn. */
export const busyHexes = (units: readonly ChartUnit[], turn: number): Axial[] =>
  units.flatMap((unit) => {
    if (unit.kind === 'land') return [];
    return unit.kind === 'contact' && unit.contact.turn < turn ? [] : [unit.hex];
  });

/** A window in which hexes would be smaller than that opens on the reports alone, and what is near them. */
const SMALLEST_PIXELS = 16;
/** Own units so many hexes from a report are what it matters to. */
const NEAR_HEXES = 6;

/**
 * What the window opens on: all that is under way or, where that is too much for it, what was reported in this turn and who is
 * near it, or else as much as can be read around most of the own divisions.
 */
export function openingBounds(
  units: readonly ChartUnit[],
  turn: number,
  window: Size,
): Bounds | undefined {
  const busy = busyHexes(units, turn);
  const all = boundsWithPins(busy, window);
  if (!all || isLegible(all, window)) return all;
  const reported = units.flatMap((unit) =>
    unit.kind === 'contact' && unit.contact.turn === turn ? [unit.hex] : [],
  );
  const near = busy.filter((hex) => reported.some((it) => distance(it, hex) <= NEAR_HEXES));
  const met = near.length > reported.length ? boundsWithPins(near, window) : undefined;
  return met && isLegible(met, window) ? met : (aroundMost(units, window) ?? all);
}

const isLegible = (bounds: Bounds, window: Size): boolean =>
  fitBounds(bounds, window).k * HEX_HEIGHT >= SMALLEST_PIXELS;

/** The least legible window around the own division that has most others near. */
function aroundMost(units: readonly ChartUnit[], window: Size): Bounds | undefined {
  const own = units.flatMap((unit) => (unit.kind === 'division' ? [unit.hex] : []));
  const near = (hex: Axial) => own.filter((it) => distance(it, hex) <= NEAR_HEXES).length;
  const [middle] = own.toSorted((a, b) => near(b) - near(a));
  if (!middle) return undefined;
  const { x, y } = chartPoint(middle);
  const [across, down] = [window.width, window.height].map(
    (pixels) => (pixels / SMALLEST_PIXELS / 2) * HEX_HEIGHT,
  ) as [number, number];
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

/** Pixels that pins of a hex at the edge, and those beside them, stand out. */
const PINS = { width: 130, height: 95 };
/** Most of a window that they may take on each side. */
const MOST_SHARE = 0.18;

/** What hexes and the pins on them take up in a window. */
function boundsWithPins(hexes: readonly Axial[], window: Size): Bounds | undefined {
  if (hexes.length === 0) return undefined;
  const points = hexes.map(chartPoint);
  const left = Math.min(...points.map(({ x }) => x)) - HEX_HEIGHT;
  const right = Math.max(...points.map(({ x }) => x)) + HEX_HEIGHT;
  const top = Math.min(...points.map(({ y }) => y)) - HEX_HEIGHT;
  const bottom = Math.max(...points.map(({ y }) => y)) + HEX_HEIGHT;
  const aside = Math.min(PINS.width, window.width * MOST_SHARE);
  const above = Math.min(PINS.height, window.height * MOST_SHARE);
  const inner = { width: window.width - 2 * aside, height: window.height - 2 * above };
  const { k } = fitBounds({ left, right, top, bottom }, inner);
  return {
    left: left - aside / k,
    right: right + aside / k,
    top: top - above / k,
    bottom: bottom + above / k,
  };
}
