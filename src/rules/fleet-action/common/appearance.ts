import type { DataSheet } from '../model/sheet';
import type { Appearance } from '../model/units';

/** [NW-3.20] What can be seen of a ship with so much S left: above two thirds of it sound, above one third damaged. */
export function appearanceOf({ structure: original }: DataSheet, structure: number): Appearance {
  if (original === 0 || structure * 3 > original * 2) return 'sound';
  if (structure * 3 > original) return 'damaged';
  return structure > 0 ? 'battered' : 'shattered';
}
