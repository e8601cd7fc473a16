import type { Dice, Modifier } from '../../core';
import type { Ship, Squadron } from '../cards/cards';
import { isAfloat, ratingNow } from '../cards/shipNow';
import { flakDamage } from '../tables/results';
import { type OpposedRoll, opposedRoll } from './opposedRoll';

/** [ST-14.2] Rated ships besides the best that form a ring. */
const RING = 4;

/** [ST-4.16] What a hit on bridge or director takes from each of a ship's AA attacks. */
const BRIDGE_HIT = -2;

/** [ST-4.16] An AA Rating as it fires: a hit bridge counts in it. */
export function aaNow(ship: Ship, which: 'areaAa' | 'lightAa'): number | null {
  const rating = ratingNow(ship, which);
  return rating === null ? null : rating + (ship.criticals.includes('bridge') ? BRIDGE_HIT : 0);
}

/** [ST-14.2] A division's Area AA: the best, and one more when at least four others have some; `null` when none has. */
export function divisionAreaAa(ships: readonly Ship[]): number | null {
  const ratings = ships.filter(isAfloat).flatMap((ship) => aaNow(ship, 'areaAa') ?? []);
  if (ratings.length === 0) return null;
  return Math.max(...ratings) + (ratings.length - 1 >= RING ? 1 : 0);
}

/** Anti-aircraft fire at one squadron. */
export interface FlakResult {
  roll: OpposedRoll;
  stepsLost: number;
}

/** [ST-14.1, ST-14.3] One roll of Area or Light AA at a squadron, in the Flak column. */
export function flakFire(
  rating: number,
  squadron: Squadron,
  modifiers: readonly Modifier[],
  dice: Dice,
): FlakResult {
  const opposed = { attack: rating, defense: squadron.card.defense, modifiers };
  const roll = opposedRoll(opposed, dice, 'flak', { unit: squadron.id });
  return { roll, stepsLost: Math.min(squadron.steps, flakDamage(roll.difference)) };
}

/** [ST-14.5] Light guns do not reach heavy bombers in level flight. */
export const lightAaReaches = ({ card: { type, bombs } }: Squadron): boolean =>
  type !== 'HB' || bombs?.method !== 'level';
