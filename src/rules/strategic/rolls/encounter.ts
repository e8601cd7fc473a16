import type { Dice, Modifier } from '../../core';
import type { Ship } from '../cards/cards';
import { ratingNow, slowest } from '../cards/shipNow';
import type { Sky } from './gunnery';
import { type OpposedRoll, opposedRoll } from './opposedRoll';

/** The result of a submarine's approach [ST-20.14d to ST-20.14g]. */
export type Approach = 'inPosition' | 'longShot' | 'noAttack' | 'detected';

/** [ST-20.14a] Rated ships needed for a tighter screen. */
const FULL_SCREEN = 4;

/** [ST-20.14a, ST-20.14b] The best ASW Rating, one more with at least four such ships, one less in Poor Weather. */
export function screenOf(ships: readonly Ship[], { isPoor }: Sky): number {
  const ratings = ships.flatMap((ship) => ratingNow(ship, 'asw') ?? []);
  const best = ratings.length === 0 ? 0 : Math.max(...ratings);
  return best + (ratings.length >= FULL_SCREEN ? 1 : 0) - (isPoor ? 1 : 0);
}

/** [ST-20.14b] */
export function approachModifiers(
  isSubmerged: boolean,
  ships: readonly Ship[],
  { isNight }: Sky,
): Modifier[] {
  const rule = 'ST-20.14b' as const;
  const isFast = isSubmerged && slowest(ships) >= 5;
  const isUnseen = !isSubmerged && isNight && ships.every(({ card }) => card.radar < 2);
  return [
    ...(isFast ? [{ code: 'fast-target', value: -1, rule }] : []),
    ...(isUnseen ? [{ code: 'surfaced-at-night', value: 1, rule }] : []),
  ];
}

/** [ST-20.14d to ST-20.14g] */
export function approachBy(difference: number): Approach {
  if (difference >= 1) return 'inPosition';
  if (difference === 0) return 'longShot';
  return difference >= -2 ? 'noAttack' : 'detected';
}

/** [ST-20.14a, ST-20.14c] The approach of a submarine of a second Defense Rating; no attack, so night is not counted again. */
export function approach(
  secondDefense: number,
  screen: number,
  modifiers: readonly Modifier[],
  dice: Dice,
): { roll: OpposedRoll; approach: Approach } {
  const roll = opposedRoll({ attack: secondDefense, defense: screen, modifiers }, dice, 'approach');
  return { roll, approach: approachBy(roll.difference) };
}

/** [ST-20.14d, ST-20.14e] The band of the torpedo attack. */
export const TORPEDO_BAND: Readonly<Partial<Record<Approach, number>>> = {
  inPosition: 1,
  longShot: -1,
};

/** [ST-20.14i, ST-20.14j] The two ships that hunt: those with the highest ASW Ratings, by id among equals. */
export const hunters = (ships: readonly Ship[]): Ship[] =>
  ships
    .filter((ship) => ratingNow(ship, 'asw') !== null)
    .sort(
      (a, b) =>
        (ratingNow(b, 'asw') ?? 0) - (ratingNow(a, 'asw') ?? 0) || (a.card.id < b.card.id ? -1 : 1),
    )
    .slice(0, 2);
