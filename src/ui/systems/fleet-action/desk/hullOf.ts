import { type DataSheet, hasTrait, type UnitType } from '../../../../rules/fleet-action/query';
import type { HullType } from '../../../ships/hullForm';

const OF_TYPE: Readonly<Record<UnitType, HullType | undefined>> = {
  A: 'DD',
  'A%': 'DD',
  B: 'CA',
  C: 'large-transport',
  'C%': 'small-transport',
  V: 'CV',
  S: undefined,
  L: undefined,
  X: undefined,
};

/** What a ship is drawn as; nothing for what is no ship. */
export function hullOf(sheet: DataSheet): HullType | undefined {
  if (hasTrait(sheet, 'amc')) return 'AMC';
  return sheet.type === 'B' && sheet.size >= 2 ? 'BB' : OF_TYPE[sheet.type];
}
