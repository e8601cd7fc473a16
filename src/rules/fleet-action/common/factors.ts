import { isSmallCraft } from '../model/sheet';
import type { LightWeapon, Unit } from '../model/units';
import { conditionOf } from './own';
import { progression } from './progression';

/** MRF or CRF: what shoots at ships. */
export type ShipWeapon = Exclude<LightWeapon, 'longRange'>;

/** [NW-16.2] Hexes that each reaches at ships. */
export const SHIP_REACH_HEXES: Readonly<Record<ShipWeapon, number>> = {
  mediumRange: 3,
  closeRange: 1,
};

/** [NW-16.15, NW-16.17, NW-17.3, NW-19.8] Factors that have not been used in this turn, at ships or aircraft. */
export function factorsReady(unit: Unit, weapon: LightWeapon): number {
  const { factors, turn } = conditionOf(unit);
  const suppressed = weapon === 'longRange' ? 0 : turn.factorsSuppressed[weapon];
  return Math.max(0, factors[weapon] - turn.factorsUsed[weapon] - suppressed);
}

/** [NW-16.3, NW-16.4, NW-17.4] The dice of so many factors: a stand of small craft makes them count by its vessels. */
export const factorDice = ({ sheet, vessels }: Unit, factors: number): number =>
  isSmallCraft(sheet) ? factors * progression(vessels) : factors;
