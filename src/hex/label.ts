import { hexToOffset } from 'honeycomb-grid';
import { type Axial, subtractHex } from './axial';

/**
 * The four-figure label of a hex on a pointy-top board with this center and radius: column then row, both from 01, rows
 * from the north, columns from the west along the row, shifted half a column each row ('0714').
 */
export function hexLabel(hex: Axial, center: Axial, radius: number): string {
  const { q, r } = subtractHex(hex, center);
  const { col, row } = hexToOffset({ q, r, offset: -1, isPointy: true });
  return `${pad(col + radius + 1)}${pad(row + radius + 1)}`;
}

const pad = (n: number): string => String(n).padStart(2, '0');
