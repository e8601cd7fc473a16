import { type Dice, valueOf } from '../../core';

/** [SK-2.2] Whether a percentile roll, 1 to 100, is at or under a percentage. */
export const isSuccess = (roll: number, percent: number): boolean => roll <= percent;

/** [SK-2.3] The two digits of a percentile roll added, 2 to 20; the digit 0 counts 10. */
export const digitSum = (roll: number): number =>
  (Math.floor(roll / 10) % 10 || 10) + (roll % 10 || 10);

/** [SK-14.19] Whether both digits of a percentile roll are the same. */
export const isDouble = (roll: number): boolean => roll === 100 || roll % 11 === 0;

/** Successes of several rolls, with what was rolled. */
export interface Successes {
  count: number;
  rolls: number[];
}

/** One percentile roll for each group; `countOf` reads the chart for a group and its roll. */
export function rollGroups(
  groups: readonly number[],
  dice: Dice,
  reason: string,
  countOf: (group: number, roll: number) => number,
): Successes {
  const rolls: number[] = [];
  let count = 0;
  for (const group of groups) {
    const roll = valueOf(dice.roll('percentile', 1, reason));
    rolls.push(roll);
    count += countOf(group, roll);
  }
  return { count, rolls };
}
