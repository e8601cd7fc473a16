import type { Axial } from './axial';

/**
 * The four-figure label of a hex on a board with this center and radius: column then row, both from 01, rows from the
 * north, columns from the west along the row, shifted half a column each row ('0714').
 */
export function hexLabel(hex: Axial, center: Axial, radius: number): string {
  const row = hex.r - center.r + radius + 1;
  const column = hex.q - center.q + Math.floor((hex.r - center.r) / 2) + radius + 1;
  return `${pad(column)}${pad(row)}`;
}

const pad = (n: number): string => String(n).padStart(2, '0');
