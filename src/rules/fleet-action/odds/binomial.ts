/** The chance that exactly so many of some dice succeed, each with the same chance from 0 to 1. */
function chanceOfCount(dice: number, chance: number, count: number): number {
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (dice - i)) / (i + 1);
  return ways * chance ** count * (1 - chance) ** (dice - count);
}

const counts = (dice: number): number[] => Array.from({ length: dice + 1 }, (_, count) => count);

/** The chance that so many of some dice or more succeed. */
export const chanceOfMore = (dice: number, chance: number, least: number): number =>
  counts(dice)
    .filter((count) => count >= least)
    .reduce((sum, count) => sum + chanceOfCount(dice, chance, count), 0);

/** The average number of successes of some dice, of which at most `most` count. */
export const meanUpTo = (dice: number, chance: number, most: number): number =>
  counts(dice).reduce((sum, n) => sum + Math.min(n, most) * chanceOfCount(dice, chance, n), 0);
