import { roundHalfUp, type ShipType } from '../../core';
import type { UnitType } from '../model/sheet';
import type { ShipFigures } from './shipFigures';

/** What a ship of the registry is here. */
type Kind = 'capital' | 'cruiser' | 'carrier' | 'destroyer' | 'merchant';

const KINDS: Readonly<Record<ShipType, Kind>> = {
  BB: 'capital',
  BC: 'capital',
  CV: 'carrier',
  CVL: 'carrier',
  CVE: 'carrier',
  CA: 'cruiser',
  CL: 'cruiser',
  AC: 'cruiser',
  CD: 'cruiser',
  DD: 'destroyer',
  TB: 'destroyer',
  DE: 'destroyer',
  CVS: 'merchant',
  AMC: 'merchant',
  'large-transport': 'merchant',
  'small-transport': 'merchant',
};

export const kindOf = ({ type }: Pick<ShipFigures, 'type'>): Kind => KINDS[type];

/** [NW-2.25] The least displacement of each Target Size. */
const SIZES: readonly { from: number; size: number }[] = [
  ...[
    { from: 40_000, size: 3 },
    { from: 25_000, size: 2 },
    { from: 12_000, size: 1 },
  ],
  ...[
    { from: 5000, size: 0 },
    { from: 2000, size: -1 },
    { from: 1000, size: -2 },
  ],
];

/** [NW-2.25] Target Size of a ship by her displacement in long tons. */
export const sizeOf = (tons: number): number => SIZES.find(({ from }) => tons >= from)?.size ?? -3;

/** [NW-2.21, NW-2.22] */
export function unitTypeOf(figures: ShipFigures): UnitType {
  const isSmall = sizeOf(figures.standardTons) < -1;
  switch (kindOf(figures)) {
    case 'carrier':
      return 'V';
    case 'merchant':
      return isSmall ? 'C%' : 'C';
    default:
      return figures.beltInches > 0 ? 'B' : isSmall ? 'A%' : 'A';
  }
}

/** [NW-2.26] S of a displacement in long tons. */
export const structureOf = (tons: number): number => roundHalfUp(areaOf(tons) / 8);

/** [NW-2.27, NW-2.28] F of a displacement in long tons; an armed merchant cruiser is full of empty drums. */
export const flotationOf = (tons: number, isCruiser: boolean): number =>
  isCruiser ? structureOf(tons) : roundHalfUp(areaOf(tons) / 12);

const areaOf = (tons: number): number => Math.cbrt(tons) ** 2;

/** [NW-2.40] V of a ship by her S and F. */
export const valueOf = (structure: number, flotation: number): number =>
  roundHalfUp((structure + flotation) / 5);

/** [NW-2.29] FC without better knowledge. */
const FIRE_CONTROL: Readonly<Record<Kind, number>> = {
  capital: 6,
  cruiser: 4,
  carrier: 4,
  destroyer: 2,
  merchant: 0,
};

export const fireControlOf = (figures: ShipFigures): number => FIRE_CONTROL[kindOf(figures)];

/** [NW-2.30] SV by Target Size. */
export const steeringOf = (size: number): number => Math.max(2, 4 + size);

/** [NW-2.31] Teams more or fewer than those of the displacement. */
const TEAMS: Readonly<Record<string, number>> = { 'united-states': 2, japan: -1, italy: -1 };

/** [NW-2.31, NW-27.1] DC. */
export function damageControlOf(figures: ShipFigures): number {
  if (kindOf(figures) === 'merchant') return 1;
  const teams = Math.max(1, roundHalfUp(Math.sqrt(figures.standardTons) / 20));
  return Math.max(1, teams + (TEAMS[figures.nation] ?? 0));
}

/** [NW-2.32] SD in range bands by Target Size. */
export const spottingOf = (size: number): number =>
  size >= 2 ? 6 : size >= 0 ? 5 : size >= -2 ? 4 : 3;

/** [NW-2.33] MVR in hexes by Target Size. */
export const turningOf = (size: number): number => (size >= 2 ? 2 : 1);

/** [NW-2.34] Capital ships from this year on have deep systems. */
const DEEP_SYSTEMS_FROM = 1936;

/** [NW-2.34] UP where the depth of the system is not known. */
export function underwaterProtectionOf(figures: ShipFigures): number {
  if (!figures.hasTorpedoProtection) return 0;
  if (kindOf(figures) === 'cruiser') return 1;
  return kindOf(figures) === 'capital' && figures.completed >= DEEP_SYSTEMS_FROM ? 3 : 2;
}

/** [NW-2.36] Destroyers and escorts completed after this year have two ASW factors. */
const LAST_OLD_YEAR = 1935;

/** [NW-2.36] */
export const aswOf = (figures: ShipFigures): number =>
  kindOf(figures) === 'destroyer' ? (figures.completed > LAST_OLD_YEAR ? 2 : 1) : 0;
