import { roundHalfUp } from '../../core';
import type { DamageState, Rating } from '../tables/kinds';

/** [ST-4.2] Light from 1 Damage Level, Moderate from half the capacity, Heavy from three quarters, both rounded up. */
export function damageState(damageLevels: number, capacity: number): DamageState {
  if (damageLevels >= capacity) return 'sunk';
  if (damageLevels >= Math.ceil(0.75 * capacity)) return 'heavy';
  if (damageLevels >= Math.ceil(0.5 * capacity)) return 'moderate';
  return damageLevels > 0 ? 'light' : 'none';
}

/** [ST-4.4] The share of an attack rating that is left. */
const SHARE: Readonly<Record<DamageState, number>> = {
  none: 1,
  light: 1,
  moderate: 0.8,
  heavy: 0.5,
  sunk: 0,
};

/** [ST-4.4] FirePower, Secondary, Torpedo, ASW and AA ratings; defense does not fall [ST-4.5]. A dash stays a dash. */
export const ratingByDamage = (rating: Rating, state: DamageState): Rating =>
  rating === null ? null : roundHalfUp(rating * SHARE[state]);

/** [ST-4.3] The Speed Rating that damage leaves. */
export function speedByDamage(speed: number, state: DamageState): number {
  if (state === 'moderate') return speed >= 3 ? speed - 1 : speed;
  if (state === 'heavy') return Math.max(1, Math.floor(speed / 2));
  return state === 'sunk' ? 0 : speed;
}

/** [ST-4.6] Steps that a carrier may arm, launch and land in a turn; `null` for no limit. */
export function deckLimit(state: DamageState): number | null {
  if (state === 'none' || state === 'light') return null;
  return state === 'moderate' ? 4 : 0;
}

/** [ST-4.7] Squadrons that a base may arm and launch; a Heavy one still lands aircraft. */
export function baseLimit(state: DamageState, airGroupRating: number): number {
  if (state === 'none' || state === 'light') return airGroupRating;
  return state === 'moderate' ? Math.ceil(airGroupRating / 2) : 0;
}

/** [ST-4.7, ST-4.8] A base that is out of action lands nothing. */
export const landsAircraft = (state: DamageState): boolean => state !== 'sunk';

/** [ST-4.13] Further Damage Levels of a carrier caught with armed squadrons, by 1d6. */
export const armedDeckDamage = (die: number): number => Math.ceil(die / 2);

/** [ST-4.16] */
const CRITICAL_HITS = ['fire', 'steering', 'bridge', 'engines', 'mainBattery', 'magazine'] as const;
export type CriticalHit = (typeof CRITICAL_HITS)[number];

/** [ST-4.16] A successful attack with a 6 against a 1 is a critical hit. */
export const isCritical = (
  attackerDie: number,
  defenderDie: number,
  damageLevels: number,
): boolean => damageLevels > 0 && attackerDie === 6 && defenderDie === 1;

/** [ST-4.16] By 1d6. */
export const criticalHit = (die: number): CriticalHit => CRITICAL_HITS[die - 1] as CriticalHit;

/** [ST-4.16] Whether a magazine hit destroys the ship, by 1d6; trait M makes it more likely. */
export const blowsUp = (die: number, hasWeakMagazines: boolean): boolean =>
  die >= (hasWeakMagazines ? 2 : 4);

/** [ST-4.16a] Whether a hit by a main battery reaches vulnerable magazines, by 1d6. */
export const reachesMagazine = (die: number): boolean => die === 6;

/** [ST-4.17] Whether damage control repairs a critical hit, by 1d6. */
export const isRepaired = (die: number): boolean => die >= 5;

/** [ST-4.20] Whether damage control is due at the end of a turn, counted from 1. */
export const isRepairTurn = (level: 'basic' | 'advanced', turn: number): boolean =>
  level === 'basic' || turn % 3 === 0;

/** [ST-4.22] */
const MAX_RECOVERED = 2;

/** A damaged ship, as damage control finds her. */
interface Damaged {
  damageLevels: number;
  capacity: number;
  /** In this game so far. */
  recovered: number;
}

/** [ST-4.21, ST-4.22] What one die of damage control changes in a ship's Damage Levels. */
export function damageControl(
  { damageLevels, capacity, recovered }: Damaged,
  die: number,
): -1 | 0 | 1 {
  if (die === 1 && damageState(damageLevels, capacity) === 'heavy') return 1;
  const mayRecover = recovered < MAX_RECOVERED && damageLevels > 1;
  return die === 6 && mayRecover ? -1 : 0;
}

/** [ST-4.11, ST-4.12] Whether a squadron on a base or carrier that took this many Damage Levels loses a step. */
export const squadronIsHit = (die: number, damageLevels: number, isExtra: boolean): boolean =>
  die - (isExtra ? 1 : 0) <= damageLevels;
