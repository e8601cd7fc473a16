import { type Axial, type Rectangle, rowOf } from '../../../hex';

/** The four-figure number of a hex: its column from the west and its row from the north, both from 01: '3126'. */
export const hexNumber = (map: Rectangle, hex: Axial): string =>
  `${columnNumber(map, hex.q)}${rowNumber(map, rowOf(hex))}`;

/** '31' */
export const columnNumber = ({ column: first = 0 }: Rectangle, column: number): string =>
  pad(column - first + 1);

/** '26' */
export const rowNumber = ({ row: first = 0 }: Rectangle, row: number): string =>
  pad(row - first + 1);

const pad = (value: number): string => String(value).padStart(2, '0');
