import { type DataSheet, isSmallCraft, type Unit } from '../../../../rules/fleet-action/query';

/** A value of a sheet. */
export interface SheetValue {
  id: ValueId;
  printed: number;
  /** As it is now; the printed one where that is hidden. */
  now: number;
  /** It is added to dice: `+1`. */
  isModifier: boolean;
}

const VALUE_IDS = [
  'crewQuality',
  'fireControl',
  'steering',
  'damageControl',
  'gunneryModifier',
  'spottingBands',
  'turningHexes',
  'underwaterProtection',
  'size',
] as const;
type ValueId = (typeof VALUE_IDS)[number];

const MODIFIERS: readonly ValueId[] = ['crewQuality', 'gunneryModifier', 'size'];

/** [NW-2.53] The values that a stand of small craft has. */
const OF_SMALL_CRAFT: readonly ValueId[] = ['crewQuality', 'spottingBands', 'turningHexes', 'size'];

/** The values of a sheet as printed and as they are now. */
export const valuesOf = (sheet: DataSheet, unit?: Unit): SheetValue[] =>
  (isSmallCraft(sheet) ? OF_SMALL_CRAFT : VALUE_IDS).map((id) => {
    const printed = sheet[id];
    return { id, printed, now: nowOf(id, unit) ?? printed, isModifier: MODIFIERS.includes(id) };
  });

function nowOf(id: ValueId, unit: Unit | undefined): number | undefined {
  const now = unit?.condition;
  if (!now || id === 'turningHexes' || id === 'underwaterProtection' || id === 'size')
    return undefined;
  return now[id];
}
