import { landUnitState } from '../harm';
import type { LandUnitRecord } from '../model/state';
import { LAND_UNITS } from '../tables/landUnits';

/** [ST-18.15] Uncaptured land units of a place: garrisons out of action or Heavy, and no undamaged coast battery. */
export const isOpenToLanding = (units: readonly LandUnitRecord[]): boolean =>
  units.some(isGarrison) &&
  units.every((it) => !isGarrison(it) || ['heavy', 'sunk'].includes(landUnitState(it))) &&
  units.every((it) => !isBattery(it) || it.damageLevels > 0);

const isGarrison = ({ kind }: LandUnitRecord): boolean => kind === 'garrison';

/** [ST-18.12] It has guns. */
export const isBattery = ({ kind }: LandUnitRecord): boolean => LAND_UNITS[kind].firePower !== null;
