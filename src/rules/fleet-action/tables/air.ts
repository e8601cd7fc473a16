import type { AirAttack, Altitude } from '../model/air';
import type { LightWeapon } from '../model/units';

/** [NW-10.20] Aircraft to a hangar space. */
export const AIRCRAFT_A_SPACE = 6;

/** [NW-17.9] The highest hit points of each row; more have the last modifier. */
const SAVE_ROWS = [1, 3, 7, 13, 21] as const;

/** [NW-17.9] The saving throw modifier of an aircraft against flak, 0 to 5. */
export function hitPointSave(hitPoints: number): number {
  const row = SAVE_ROWS.findIndex((highest) => hitPoints <= highest);
  return row < 0 ? SAVE_ROWS.length : row;
}

/** [NW-18.3] */
export const ATTACK_TYPES: Readonly<Record<AirAttack, number>> = {
  dive: 4,
  skip: 2,
  'fighter-bomb': 0,
  glide: 0,
  torpedo: 0,
  guns: 0,
  ohka: 0,
  'fx-1400': 0,
  'hs-293': 0,
  kamikaze: 0,
  'salvo-rockets': -1,
  'tiny-tim': -1,
  'low-level': -1,
  'medium-level': -3,
  'high-level': -5,
};

/** [NW-18.10] Where each attack is made from. */
export const ATTACK_ALTITUDES: Readonly<Record<AirAttack, readonly Altitude[]>> = {
  dive: ['medium', 'high'],
  skip: ['low'],
  'fighter-bomb': ['low', 'medium'],
  glide: ['low'],
  torpedo: ['low'],
  guns: ['low'],
  ohka: ['medium', 'high'],
  'fx-1400': ['medium', 'high'],
  'hs-293': ['medium', 'high'],
  kamikaze: ['low', 'medium'],
  'salvo-rockets': ['low'],
  'tiny-tim': ['low'],
  'low-level': ['low'],
  'medium-level': ['medium'],
  'high-level': ['high'],
};

/** [NW-18.14] Hexes from which each is released; others from the target's hex or a neighboring one. */
const RELEASE_HEXES: Partial<Readonly<Record<AirAttack, number>>> = {
  ohka: 10,
  'hs-293': 8,
  'fx-1400': 3,
};

/** [NW-18.14] Of all attacks but torpedoes, which run as far as their setting. */
export const releaseHexes = (attack: AirAttack): number => RELEASE_HEXES[attack] ?? 1;

/** [NW-18.11] Attacks that strike the vertical protection; kamikazes either [NW-18.16]. */
export const VERTICAL_ATTACKS: readonly AirAttack[] = ['skip', 'salvo-rockets', 'ohka'];

/** [NW-18.13] Added to the penetration of a bomb. */
export const DROP_PENETRATION: Readonly<Record<Altitude, number>> = { low: -2, medium: 0, high: 1 };

/** [NW-19.5] The saving throw modifier against an attacking factor. */
export function gunFactorSave(factor: number): number {
  if (factor <= 0) return 0;
  if (factor <= 2) return -1;
  return factor <= 6 ? -2 : -3;
}

/** [NW-18.2] */
export const AIR_ATTACK_NEED = 17;

/** [NW-15.16] What torpedoes need in all against small craft. */
export const SMALL_CRAFT_TORPEDO_NEED = 20;

/** [NW-18.16] A d10 up to this strikes the vertical protection. */
export const KAMIKAZE_VERTICAL = 5;

/** [NW-18.18] A kamikaze that misses is lost on a d10 up to this. */
export const KAMIKAZE_LOST = 5;

/** [NW-18.17] */
export const KAMIKAZE = { penetration: 2, criticalValueWithoutBomb: 4 } as const;

/** [NW-18.21] Of bombs and rockets on small craft. */
export const BOMB_SAVE = -2;

/** [NW-19.2] */
export const VALIDATION_NEED = 15;

/** [NW-17.5] */
export const FLAK_NEED = 16;

/** [NW-17.2] Hexes that each weapon reaches against aircraft. */
export const FLAK_HEXES: Readonly<Record<LightWeapon, number>> = {
  longRange: 10,
  mediumRange: 2,
  closeRange: 1,
};

/** [NW-17.6, NW-17.17] Of LRF beyond the first range band. */
export const LONG_FLAK = -3;

/** [NW-17.9, NW-17.13] Against proximity fuzes. */
export const FUZE_SAVE = -2;

/** [NW-20.8] */
export const DOGFIGHT_NEED = 11;

/** [NW-20.5] Of the Crew Test of a stand that slips past an escort. */
export const SLIP_MODIFIER = -1;
