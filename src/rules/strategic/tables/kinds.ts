export {
  BOMB_METHODS,
  type BombMethod,
  HULL_TYPES as SHIP_TYPES,
  type HullType as ShipType,
  SQUADRON_TYPES,
  type SquadronType,
} from '../../core';

/** [ST-2.11] By standard displacement, gross tons for merchant ships. */
export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** [ST-2.15] By caliber, the heaviest first. */
export const GUN_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type GunClass = (typeof GUN_CLASSES)[number];

/** [ST-2.29] Vulnerable magazines, whole main battery forward, armored flight deck, oxygen torpedoes, United States torpedoes before September 1943. */
export const SHIP_TRAITS = ['M', 'F', 'D', 'O', 'U'] as const;
export type ShipTrait = (typeof SHIP_TRAITS)[number];

/** [ST-2.27] None, air warning, surface search and gunnery ranging, full radar plot with fire control. */
export type Radar = 0 | 1 | 2 | 3;

/** [ST-2.45] */
export const LAND_UNIT_KINDS = [
  'port',
  'airbase',
  'airfield',
  'airstrip',
  'seaplaneBase',
  'heavyBattery',
  'mediumBattery',
  'garrison',
  'depot',
] as const;
export type LandUnitKind = (typeof LAND_UNIT_KINDS)[number];

/** [ST-4.2] From undamaged to lost. */
export const DAMAGE_STATES = ['none', 'light', 'moderate', 'heavy', 'sunk'] as const;
export type DamageState = (typeof DAMAGE_STATES)[number];

/** [ST-2.9] A whole number from 0 to 9; `null` is the card's dash: no attack of that kind. */
export type Rating = number | null;
