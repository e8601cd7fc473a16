import type { Axial } from '../../../hex';

/** A hex as notation writes it, '14,3'; `undefined` for other text. */
export function hexOf(text: string): Axial | undefined {
  const found = /^(-?\d+),(-?\d+)$/.exec(text);
  return found ? { q: Number(found[1]), r: Number(found[2]) } : undefined;
}
