import type { Axial } from '../../../../../hex';
import { HEX_SIZE } from '../../../../hexmap/geometry/plane';
import { fixed, type Point } from '../../../../hexmap/geometry/points';
import { centerOf } from '../../board/common/plane';

/** How the chart of a report fits into its width. */
export interface TrackFrame {
  width: number;
  height: number;
  /** Units of the page to one of the chart. */
  scale: number;
  /** The upper left corner, in units of the chart. */
  left: number;
  top: number;
  /** A hex of the chart on the page. */
  at: (hex: Axial) => Point;
}

/** Sea around what is shown, in units of the chart. */
const ROOM = HEX_SIZE * 2.2;
/** The least breadth, about a gunnery range: a few hexes would look like a chessboard. */
const LEAST = HEX_SIZE * 20;

/** Height to breadth, of a broad page and of a narrow one. */
const TALLEST = { broad: 0.52, narrow: 0.95 } as const;
const LOWEST = { broad: 0.36, narrow: 0.62 } as const;
const NARROW = 700;

/** A window on the sea around some hexes, no taller than broad. */
export function trackFrame(hexes: readonly Axial[], width: number): TrackFrame {
  const points = hexes.length > 0 ? hexes.map(centerOf) : [{ x: 0, y: 0 }];
  const [west, east] = span(points.map(({ x }) => x));
  const [north, south] = span(points.map(({ y }) => y));
  const page = width < NARROW ? 'narrow' : 'broad';
  const across = Math.max(LEAST, east - west, (south - north) / TALLEST[page]);
  const down = Math.max(south - north, across * LOWEST[page]);
  const left = (west + east - across) / 2;
  const top = (north + south - down) / 2;
  const scale = width / across;
  return {
    width,
    height: fixed(down * scale),
    scale,
    left,
    top,
    at: (hex) => {
      const { x, y } = centerOf(hex);
      return { x: fixed((x - left) * scale), y: fixed((y - top) * scale) };
    },
  };
}

const span = (values: readonly number[]): [number, number] => [
  Math.min(...values) - ROOM,
  Math.max(...values) + ROOM,
];
