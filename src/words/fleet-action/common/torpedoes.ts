import type { Knots } from '../../../rules/core';
import type { DataSheet, Unit } from '../../../rules/fleet-action/query';

/** Torpedoes in some mounts; of small craft those of all vessels that are left [NW-9.17]. */
export function tubesOf(unit: Unit | undefined, mounts: readonly number[]): number {
  if (!unit) return 0;
  const { sheet, vessels } = unit;
  if (sheet.smallCraft) return sheet.smallCraft.tubes * vessels;
  return mounts.reduce((sum, index) => sum + (sheet.torpedoes?.mounts[index]?.barrels ?? 0), 0);
}

/** The speed of a setting on the torpedo's list. */
export const settingKnots = (sheet: DataSheet | undefined, setting: number): Knots =>
  sheet?.torpedoes?.torpedo.settings[setting]?.knots ?? 0;
