import type { Inches, LongTons } from '../../core';
import type { Armor, ShipType } from '../model/sheet';
import type { ArmorType } from '../tables/armor';
import type { FireControl } from '../tables/hitChance';
import { rounded } from '../tables/rounding';
import type { ShipFigures } from './figures';

/** [SK-1.8] */
export const dpOf = (tons: LongTons): number => rounded(0.033 * tons);

/** [SK-14.5] DP for each loss of 2 knots. */
export const speedLossFactor = (dp: number, speedKnots: number): number =>
  Math.max(1, rounded((2 * dp) / Math.max(1, speedKnots)));

const LEAST_ARMOR: Inches = 1;

/** [SK-12.8] The mean of deck, belt, conning tower and turret, each at least 1.0. */
export const averageArmor = (armor: Pick<Armor, 'deck' | 'belt' | 'conningTower' | 'turret'>) => {
  const { deck, belt, conningTower, turret } = armor;
  const all = [deck, belt, conningTower, turret].map((it) => Math.max(LEAST_ARMOR, it));
  return rounded(all.reduce((sum, it) => sum + it, 0) / all.length, 1);
};

const TYPES: Readonly<Partial<Record<ShipFigures['type'], ShipType>>> = {
  BB: 'BB',
  BC: 'BB',
  CD: 'BB',
  AC: 'CA',
  CA: 'CA',
  CL: 'CL',
  CV: 'CV',
  CVL: 'CV',
  CVE: 'CV',
  DD: 'DD',
  DE: 'DD',
  TB: 'DD',
};

/** [SK-33.1] The type on the sheet; merchant ships and auxiliaries are `other`. */
export const typeOf = ({ type }: Pick<ShipFigures, 'type'>): ShipType => TYPES[type] ?? 'other';

/** [SK-15.2] By the year of completion; ships that were rebuilt are judged. */
export const fireControlOf = ({ completed }: Pick<ShipFigures, 'completed'>): FireControl => {
  if (completed >= 1930) return 1;
  if (completed >= 1912) return 2;
  return completed >= 1895 ? 3 : 5;
};

/** Navies whose cruisers had face-hardened belts [SK-33.3]. */
const HARD_CRUISERS: readonly string[] = ['germany', 'italy'];

/** [SK-30.2, SK-33.3] The type of a ship's armor. */
export function armorTypeOf(
  figures: Pick<ShipFigures, 'type' | 'nation' | 'completed'>,
): ArmorType {
  const { nation, completed } = figures;
  const type = typeOf(figures);
  if (type === 'BB') return completed >= 1930 ? 'A' : completed >= 1911 ? 'C' : 'D';
  return type === 'CA' && HARD_CRUISERS.includes(nation) ? 'A' : 'B';
}

/** Roofs of turrets have about this share of the thickness of their faces. */
const ROOF_SHARE = 0.42;

/** [SK-12.17, SK-12.21] Armor where it is not judged: belt and deck of the registry, roofs by the turrets' faces. */
export function armorOf(figures: ShipFigures): Armor {
  const type = typeOf(figures);
  const face = Math.max(0, ...figures.guns.map(({ turretFaceInches }) => turretFaceInches));
  const onCarrier = type === 'CV' ? LEAST_ARMOR : 0;
  const least = (inches: Inches) => Math.max(LEAST_ARMOR, rounded(inches, 1));
  return {
    type: armorTypeOf(figures),
    deck: least(figures.deckInches),
    belt: least(figures.beltInches),
    conningTower: type === 'BB' ? least(figures.beltInches) : LEAST_ARMOR,
    turret: least(ROOF_SHARE * face),
    flightDeck: onCarrier,
    hangar: onCarrier,
    island: onCarrier,
  };
}
