import { AIRCRAFT_CLASSES, NONE } from '../../../rules/sea-wings/query';
import { wingsNamesText } from '../texts/names';
import { hexOf } from './hexOf';
import type { Names } from './names';

/** [WG-21.5] What a card is played on, as orders name it; `undefined` for nothing in particular. */
export function cardObject(on: string, names: Names): string | undefined {
  if (on === NONE) return undefined;
  const hex = hexOf(on);
  if (hex) return names.hex(hex);
  const aircraft = AIRCRAFT_CLASSES.find((it) => it === on);
  if (aircraft) return wingsNamesText(`class.${aircraft}`);
  return /^([A-Z]|p\d+(-\d+)?)$/.test(on) ? names.flight(on) : names.any(on);
}
