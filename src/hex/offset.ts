import { Direction, type Hex, hexToOffset, line, offsetToCube, repeatWith } from 'honeycomb-grid';
import type { Axial } from './axial';
import { flatHex, plain, settingsOf } from './grid';

/** A hex of a flat-top grid by its column and row; odd columns lie half a hex to the south. */
export interface Offset {
  column: number;
  row: number;
}

const FLAT = settingsOf('flat-top');

/** The row of a hex: hexes of one row lie beside each other from west to east. Its column is `q`. */
export const rowOf = ({ q, r }: Axial): number =>
  hexToOffset({ q, r, offset: FLAT.offset, isPointy: false }).row;

/** The hex in a column and row. */
export const hexInRow = ({ column, row }: Offset): Axial =>
  plain(offsetToCube(FLAT, { col: column, row }));

/** Columns and rows of a flat-top grid; the northwest hex is that of column 0 and row 0 unless told otherwise. */
export interface Rectangle extends Partial<Offset> {
  columns: number;
  rows: number;
}

/** The hexes of a rectangle, column by column from the north. */
export const hexesInRectangle = ({ columns, rows, column = 0, row = 0 }: Rectangle): Axial[] =>
  repeatWith<Hex>(
    line({ start: { col: column, row }, direction: Direction.E, length: columns }),
    line({ direction: Direction.S, length: rows - 1 }),
  )(flatHex).map(plain);

export function isInRectangle(
  { columns, rows, column = 0, row = 0 }: Rectangle,
  hex: Axial,
): boolean {
  const east = hex.q - column;
  const south = rowOf(hex) - row;
  return east >= 0 && east < columns && south >= 0 && south < rows;
}
