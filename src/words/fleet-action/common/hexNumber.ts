import { type Axial, type Rectangle, rowOf } from '../../../hex';

/** The four-figure number of a hex: its column from the west and its row from the north, both from 01: '3126'. */
export function hexNumber({ column = 0, row = 0 }: Rectangle, hex: Axial): string {
  return `${pad(hex.q - column + 1)}${pad(rowOf(hex) - row + 1)}`;
}

const pad = (value: number): string => String(value).padStart(2, '0');
