import type { Battery } from '../model/sheet';
import { BATTERIES, type Unit } from '../model/units';

/** [NW-13.19] Batteries that fire either at ships or at aircraft. */
export const dualPurposeGuns = ({ sheet }: Unit): Battery[] =>
  BATTERIES.map((name) => sheet[name]).filter(
    (battery): battery is Battery => battery?.gun.isDualPurpose === true,
  );

export const isDualPurpose = (unit: Unit): boolean => dualPurposeGuns(unit).length > 0;
