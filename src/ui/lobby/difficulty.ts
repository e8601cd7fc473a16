import type { Difficulty } from '../table/system';

/** Ships that one player can still keep in mind. */
const EASY_SHIPS = 5;
const MEDIUM_SHIPS = 12;

/** How hard a tactical battle is, by the number of ships; at night there are lights, markers and radar to know. */
export function difficultyBy(ships: number, isNight: boolean): Difficulty {
  if (ships > MEDIUM_SHIPS) return 'hard';
  return ships > EASY_SHIPS || isNight ? 'medium' : 'easy';
}
