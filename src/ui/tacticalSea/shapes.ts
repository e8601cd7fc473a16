import { type Axial, hexesInRectangle, isInRectangle, type Rectangle, rowOf } from '../../hex';
import type { Bounds } from '../hexmap/fit';
import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';
import { type Point, pointAt, pointText } from '../hexmap/geometry/points';
import type { SeaShip } from './seaShip';

/** A part of the sea: its northwest hex by column and row, and its size. */
export type SeaWindow = Required<Rectangle>;

/** The window over the open sea, in columns and rows; ships that are farther apart widen it. */
const WINDOW: SeaSize = { columns: 48, rows: 36 };
/** The window follows the ships in steps of this many hexes, so that it does not move with each of them. */
const STRIDE = 8;

/** Hexes kept on each side of ships that are far apart. */
const MARGIN = 8;

/** The window centered on the ships. */
export function windowOver(hexes: readonly Axial[]): SeaWindow {
  const columns = hexes.map(({ q }) => q);
  const rows = hexes.map(rowOf);
  const size = sizeOver(columns, rows);
  return {
    column: strideTo(middleOf(columns)) - size.columns / 2,
    row: strideTo(middleOf(rows)) - size.rows / 2,
    ...size,
  };
}

const middleOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2;

const strideTo = (value: number): number => Math.round(value / STRIDE) * STRIDE + 0;

/** Enough columns and rows for all of them, in the proportion of the window. */
function sizeOver(columns: readonly number[], rows: readonly number[]): SeaSize {
  const times = Math.max(
    1,
    (spanOf(columns) + 2 * MARGIN) / WINDOW.columns,
    (spanOf(rows) + 2 * MARGIN) / WINDOW.rows,
  );
  // Even numbers of strides, so that the middle stays a hex.
  const grown = (hexes: number) => Math.ceil((times * hexes) / (2 * STRIDE)) * 2 * STRIDE;
  return times === 1 ? WINDOW : { columns: grown(WINDOW.columns), rows: grown(WINDOW.rows) };
}

/** A window of open sea as it is drawn: half as wide again, so that the sea does not end beside it on a wide screen. */
export function drawnSea({ column, columns, ...rest }: SeaWindow): SeaWindow {
  const beside = Math.ceil(columns / 4 / STRIDE) * STRIDE;
  return { column: column - beside, columns: columns + 2 * beside, ...rest };
}

type SeaSize = Pick<SeaWindow, 'columns' | 'rows'>;

const spanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);

/** The hexes of a window. */
export const hexesOfWindow = (at: SeaWindow): Axial[] => hexesInRectangle(at);

export const isInWindow = (at: SeaWindow, hex: Axial): boolean => isInRectangle(at, hex);

/** The sheet that a window is drawn on. */
export function sheetOfWindow({ column, row, columns, rows }: SeaWindow): Bounds {
  const left = column * FLAT.pitch.x;
  const top = row * HEX_WIDTH;
  return {
    left: left - HEX_WIDTH,
    top: top - HEX_WIDTH,
    right: left + (columns - 1) * FLAT.pitch.x + HEX_WIDTH,
    bottom: top + (rows + 0.5) * HEX_WIDTH,
  };
}

/** A sector of sea in degrees off north, clockwise from `from` to `to`; 0 to 360 is the whole of it. */
export interface Sector {
  from: number;
  to: number;
}

/**
 * How far from a hex, in hexes, the border of all hexes within a range lies on a bearing: they make a hexagon with
 * its corners on the six facings.
 */
function borderHexes(bearing: number, rangeHexes: number): number {
  const off = (((bearing % 60) + 60) % 60) - 30;
  return ((rangeHexes + 0.5) * Math.cos(Math.PI / 6)) / Math.cos((off * Math.PI) / 180);
}

/** The bearings at which the border of a sector is drawn: its ends and the corners between. */
const bearingsOf = ({ from, to }: Sector): number[] => {
  const first = Math.floor(from / 60) + 1;
  const corners = Array.from({ length: 7 }, (_, at) => (first + at) * 60);
  return [from, ...corners.filter((corner) => corner < to), to];
};

/** The hexes of a sector within a range of a hex, as an outline. */
export function sectorPath(center: Axial, sector: Sector, rangeHexes: number): string {
  const middle = FLAT.center(center);
  const rim = bearingsOf(sector).map((bearing) => rimPoint(center, bearing, rangeHexes));
  const isWhole = sector.to - sector.from >= 360;
  const points = isWhole ? rim.slice(0, -1) : [middle, ...rim];
  return `M${points.map(pointText).join('L')}Z`;
}

/** The far border of a sector alone. */
export const rimPath = (center: Axial, sector: Sector, rangeHexes: number): string =>
  `M${bearingsOf(sector)
    .map((bearing) => pointText(rimPoint(center, bearing, rangeHexes)))
    .join('L')}`;

/** Where the border of a range lies on a bearing. */
export const rimPoint = (center: Axial, bearing: number, rangeHexes: number): Point =>
  pointAt(bearing, borderHexes(bearing, rangeHexes) * HEX_WIDTH, FLAT.center(center));

type Berth = Pick<SeaShip, 'place' | 'of' | 'headingDegrees'>;

/** Ships that share a hex lie abreast: how far from its middle each lies, in drawing units. */
export function berth({ place, of, headingDegrees }: Berth): Point {
  if (of < 2) return { x: 0, y: 0 };
  const spread = HEX_WIDTH * Math.min(0.62, 0.26 * (of - 1));
  const off = (place / (of - 1) - 0.5) * spread;
  return pointAt(headingDegrees + 90, off);
}

/** A slightly curved line, so that fire both ways does not overlap. */
export function bent(from: Point, to: Point, bend = 0.06): string {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const control = { x: x - (to.y - from.y) * bend, y: y + (to.x - from.x) * bend };
  return `M${pointText(from)}Q${pointText(control)} ${pointText(to)}`;
}

/** The middle of a window. */
export function middleOfWindow({ column, row, columns, rows }: SeaWindow): Axial {
  const q = column + Math.floor(columns / 2);
  return { q, r: row + Math.floor(rows / 2) - Math.floor(q / 2) };
}

/** Where a text about what lies in a hex is written, clear of its hull. */
export function aboveHex(hex: Axial): Point {
  const { x, y } = FLAT.center(hex);
  return { x, y: y - 0.62 * HEX_WIDTH };
}
