import type { DataSheet } from '../model/sheet';
import type { Appearance } from '../model/units';

/** [NW-3.20] What can be seen of a ship with so much S left: above two thirds of it sound, above one third damaged. */
export function appearanceOf({ structure: original }: DataSheet, structure: number): Appearance {
  if (original === 0 || structure * 3 > original * 2) return 'sound';
  if (structure * 3 > original) return 'damaged';
  return structure > 0 ? 'battered' : 'shattered';
}

/** [NW-3.20] The least and the most S that a ship of this appearance can have left. */
export function structureSeen(
  { structure: original }: Pick<DataSheet, 'structure'>,
  appearance: Appearance,
): { least: number; most: number } {
  const third = Math.floor(original / 3);
  const twoThirds = Math.floor((original * 2) / 3);
  switch (appearance) {
    case 'sound':
      return { least: Math.min(original, twoThirds + 1), most: original };
    case 'damaged':
      return { least: third + 1, most: twoThirds };
    case 'battered':
      return { least: Math.min(1, third), most: third };
    case 'shattered':
      return { least: 0, most: 0 };
  }
}
