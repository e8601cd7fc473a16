import type { AirStand } from '../model/air';
import { isLandTarget, isLightlyBuilt, isSmallCraft, isSubmarine } from '../model/sheet';
import type { Unit } from '../model/units';

/** [NW-19.2] The guns with which a type of aircraft attacks ships, and their ACF. */
export interface AirGuns {
  kind: 'strafing' | 'antiShipping';
  factor: number;
}

/** [NW-19.2, NW-19.3] A/S guns where it has them, else S; `null` without. */
export function airGunsOf({ aircraft }: AirStand): AirGuns | null {
  const { strafing, antiShipping } = aircraft;
  if (antiShipping) return { kind: 'antiShipping', factor: antiShipping };
  return strafing ? { kind: 'strafing', factor: strafing } : null;
}

/** [NW-19.3] What they may be used against. */
export const canStrafe = ({ kind }: AirGuns, { sheet }: Pick<Unit, 'sheet'>): boolean =>
  isSmallCraft(sheet) ||
  isLightlyBuilt(sheet) ||
  isLandTarget(sheet) ||
  (isSubmarine(sheet) && kind === 'antiShipping');
