import type { Roll } from '../../core';
import { chanceColumn, columnChance } from '../tables/chances';
import { digitSum } from '../tables/dice';
import { shared } from './numbers';
import { roll, type Source } from './rolls';

/** [SK-22.1] The digits of a percentile roll and the fighters of a side. */
export const initiativeTotal = (roll: number, fighters: number): number =>
  digitSum(roll) + fighters;

/** [SK-22.5, SK-22.12, SK-22.14] Times its own number that a force can engage. */
const MAX_TIMES = 2;

/** Enemies that so many aircraft can engage. */
export const mostEngaged = (aircraft: number): number => MAX_TIMES * aircraft;

/** [SK-22.13] Columns of CHARTS Y for the first turn of fighters at attack aircraft. */
const FRESH_COLUMNS = 2;

/** [SK-22.9, SK-22.13] The chance to shoot one down, as a column of CHARTS Y. */
export function killChance(attack: number, defense: number, isFresh: boolean): number {
  const column = chanceColumn(attack / defense) + (isFresh ? FRESH_COLUMNS : 0);
  return columnChance(Math.min(LAST_COLUMN, column));
}

const LAST_COLUMN = 19;

/** Aircraft of one type in a fight. */
export interface Squad {
  attack: number;
  defense: number;
  count: number;
  /** [SK-22.20] */
  hasAmmunition: boolean;
  /** [SK-22.13] Its first turn at attack aircraft. */
  isFresh: boolean;
}

/** What a fight has cost each squad, and its rolls. */
interface FightResult {
  lostA: number[];
  lostB: number[];
  dice: Roll[];
}

/**
 * [SK-22.9 to SK-22.11, SK-22.15] One turn of combat of two forces: each type fights its share of the other's, both
 * sides roll, and losses are simultaneous.
 */
export function fight(a: readonly Squad[], b: readonly Squad[], source: Source): FightResult {
  const result: FightResult = { lostA: a.map(() => 0), lostB: b.map(() => 0), dice: [] };
  const inA = a.map((squad) => shared(squad.count, numbersOf(b)));
  const inB = b.map((squad) => shared(squad.count, numbersOf(a)));
  const hit = (by: Squad, at: Squad, chances: number): number => {
    if (!by.hasAmmunition) return 0;
    const probability = killChance(by.attack, at.defense, by.isFresh);
    const { count, dice } = roll(source, { chances, probability }, 'air-combat');
    result.dice.push(...dice);
    return count;
  };
  for (const [i, own] of a.entries())
    for (const [j, other] of b.entries()) {
      const [mine, theirs] = [inA[i]?.[j] ?? 0, inB[j]?.[i] ?? 0];
      const chances = Math.min(mine, theirs);
      const lostByB = hit(own, other, chances);
      const lostByA = hit(other, own, chances);
      result.lostB[j] = Math.min(other.count, (result.lostB[j] ?? 0) + lostByB);
      result.lostA[i] = Math.min(own.count, (result.lostA[i] ?? 0) + lostByA);
    }
  return result;
}

const numbersOf = (squads: readonly Squad[]): number[] => squads.map(({ count }) => count);
