import type { Facing } from '../../../hex';
import { caliberText } from '../../core/caliber';
import { figure, listed } from '../../core/say';
import { seekriegNamesText } from '../texts/names';
import type { Names } from './names';

/** Guns of a ship, as far as her sheet is known. */
interface Guns {
  ship: string;
  battery: number;
}

/** More turrets than these are counted, not named. */
const MAX_NAMED = 4;

const batteryOf = (names: Names, { ship, battery }: Guns) =>
  names.sheetOf(ship)?.batteries[battery];

/** '15-inch guns' */
export function batteryText(names: Names, guns: Guns): string {
  const found = batteryOf(names, guns);
  if (!found) return seekriegNamesText('battery', { number: guns.battery + 1 });
  return seekriegNamesText('ofCaliber', { caliber: caliberText(found.boreInches) });
}

/** 'all 15-inch guns', 'turrets A and B (15-inch)', '6 5-inch turrets' */
export function turretsText(
  names: Names,
  { turrets, ...guns }: Guns & { turrets: readonly number[] },
) {
  const found = batteryOf(names, guns);
  if (!found) return batteryText(names, guns);
  const figures = { caliber: caliberText(found.boreInches) };
  const letters = turrets.flatMap((index) => found.turrets[index]?.letter ?? []);
  if (letters.length === 1)
    return seekriegNamesText('turret', { ...figures, letters: letters.join('') });
  if (letters.length === found.turrets.length) return seekriegNamesText('allGuns', figures);
  return letters.length > MAX_NAMED
    ? seekriegNamesText('someTurrets', { ...figures, count: letters.length })
    : seekriegNamesText('turrets', { ...figures, letters: listed(letters) });
}

/** 'B', or the number of a turret whose ship is not known. */
export const letterOf = (names: Names, guns: Guns, turret: number): string =>
  batteryOf(names, guns)?.turrets[turret]?.letter ?? String(turret + 1);

/** '5.9', as the caliber of a battery is called; nothing of a ship that is not known. */
export const caliberOf = (names: Names, guns: Guns): string =>
  caliberText(batteryOf(names, guns)?.boreInches ?? 0);

export const courseText = (facing: Facing): string => seekriegNamesText(`course.${facing}`);

/** '12.3' inches. */
export const inchesText = (inches: number): string => figure(Math.round(inches * 10) / 10);
