import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/core';
import {
  chanceColumn,
  chanceGroups,
  chances,
  chancesScored,
  columnChance,
  rollChances,
} from '../../../src/rules/seekrieg/tables/chances';
import { digitSum, isDouble, isSuccess } from '../../../src/rules/seekrieg/tables/dice';
import { rounded } from '../../../src/rules/seekrieg/tables/rounding';
import {
  hitThresholds,
  rollShells,
  shellGroups,
  shellHits,
  totalColumn,
} from '../../../src/rules/seekrieg/tables/shellHits';
import { cellsOf, expectCells, ROLLS, rollText, tablesOf } from './printed';

/** `34/06/01` */
const printed = (thresholds: readonly number[]): string => thresholds.map(rollText).join('/');

/** Highest rolls for 1, 2, 3 and more of `chances`, by the binomial distribution in whole per cent. */
function binomial(chancesInAll: number, probability: number): number[] {
  let exactly = (1 - probability) ** chancesInAll;
  let atLeast = 1 - exactly;
  const thresholds: number[] = [];
  for (let k = 1; k <= chancesInAll && Math.round(100 * atLeast) > 0; k++) {
    thresholds.push(Math.round(100 * atLeast));
    exactly *= ((chancesInAll - k + 1) / k) * (probability / (1 - probability));
    atLeast -= exactly;
  }
  return thresholds;
}

describe('rounding', () => {
  test.each([
    [28.8, 0, 29],
    [14.5, 0, 15],
    [18.2, 0, 18],
    [67.5, 0, 68],
    [3.35, 1, 3.4],
    [1.005, 2, 1.01],
    [-2.5, 0, -2],
    [-2.6, 0, -3],
  ])('[SK-2.11] %d with %i decimals is %d', (value, decimals, result) => {
    expect(rounded(value, decimals)).toBe(result);
  });
});

describe('percentile dice', () => {
  test('[SK-2.1, SK-2.2] a test succeeds at or under the percentage', () => {
    expect([44, 45, 46, 100].map((roll) => isSuccess(roll, 45))).toEqual([
      ...[true, true, false, false],
    ]);
    expect(isSuccess(100, 100)).toBe(true);
  });

  test('[SK-2.3, SK-EX54] the digits of a roll are added, 0 counting 10', () => {
    expect([46, 70, 100, 7, 11].map(digitSum)).toEqual([10, 17, 20, 17, 2]);
  });

  test('[SK-14.19] doubles are 11 to 99 and 00', () => {
    expect(ROLLS.filter(isDouble)).toEqual([11, 22, 33, 44, 55, 66, 77, 88, 99, 100]);
  });
});

describe('CHARTS Y', () => {
  const cells = cellsOf(tablesOf('SK-31.11')).concat(cellsOf(tablesOf('SK-31.12')));

  test('[SK-31.11, SK-31.12] have 8 rows of 20 columns', () => {
    expect(cells).toHaveLength(160);
  });

  const thresholdsAt = (row: string, column: string): readonly number[] =>
    chances.thresholds[Number(row)]?.[chanceColumn(Number(column))] ?? [];

  test('[SK-2.5, SK-31.11, SK-31.12] hold the printed rolls', () => {
    expectCells(cells, ({ row, column }) => printed(thresholdsAt(row, column)));
  });

  test('[SK-31.11, SK-31.12, SK-31.13] are the binomial distribution', () => {
    expectCells(cells, ({ row, column }) => printed(binomial(Number(row), Number(column))));
  });

  test('[SK-2.4, SK-2.5] a roll scores one for each threshold that it does not exceed', () => {
    const counts = ROLLS.map((roll) => chancesScored(chances, 4, 0.3, roll));
    expect(counts).toEqual(ROLLS.map((roll) => [76, 35, 8, 1].filter((it) => roll <= it).length));
  });

  test.each([
    [0.001, 0.02],
    [0.0249, 0.02],
    [0.025, 0.05],
    [0.0749, 0.05],
    [0.075, 0.1],
    [0.423, 0.4],
    [0.227, 0.25],
    [0.925, 0.95],
    [0.999, 0.95],
  ])('[SK-2.8, SK-2.9, SK-EX43] a probability of %d uses the column %d', (probability, column) => {
    expect(columnChance(chanceColumn(probability))).toBe(column);
  });

  test('[SK-2.6] a single chance is a plain percentage', () => {
    expect([34, 35, 36].map((roll) => chancesScored(chances, 1, 0.35, roll))).toEqual([1, 1, 0]);
  });

  test.each([
    [0, []],
    [9, [9]],
    [10, [7, 3]],
    [14, [7, 7]],
    [16, [8, 8]],
    [17, [7, 7, 3]],
    [24, [8, 8, 8]],
    [25, [7, 7, 7, 4]],
  ])('[SK-2.7, SK-EX53] %i chances are rolled as %j', (number, groups) => {
    expect(chanceGroups(number)).toEqual(groups);
  });

  test('[SK-2.7, SK-EX39] each group is a roll of its own: 12 and 83 at .05 are one of 16', () => {
    const dice = scriptedDice([12, 83]);
    expect(rollChances(chances, { chances: 16, probability: 0.05 }, dice, 'test')).toEqual({
      count: 1,
      rolls: [12, 83],
    });
  });

  test('[SK-2.9] at 1 or more every chance succeeds, at 0 or less none, without a roll', () => {
    const dice = scriptedDice([]);
    const count = (probability: number) =>
      rollChances(chances, { chances: 5, probability }, dice, 'test').count;
    expect([1.6, 1, 0, -0.2].map(count)).toEqual([5, 5, 0, 0]);
  });

  test('[SK-EX41] six sections at .75, roll 43: five may be sent', () => {
    expect([chancesScored(chances, 6, 0.75, 43), chancesScored(chances, 4, 0.75, 43)]).toEqual([
      ...[5, 3],
    ]);
  });

  test('[SK-EX48] four aircraft at .15: two hits on 02-11', () => {
    const two = ROLLS.filter((roll) => chancesScored(chances, 4, 0.15, roll) === 2);
    expect([two[0], two.at(-1)]).toEqual([2, 11]);
  });

  test('[SK-EX52] nine chances at .35', () => {
    const counts = (from: number, to: number) => [
      ...new Set(
        ROLLS.filter((roll) => roll >= from && roll <= to).map((roll) =>
          chancesScored(chances, 9, 0.35, roll),
        ),
      ),
    ];
    expect([counts(89, 98), counts(67, 88), counts(40, 66), counts(18, 39)]).toEqual([
      ...[[1], [2], [3], [4]],
    ]);
    expect(counts(99, 100)).toEqual([0]);
    expect(chancesScored(chances, 9, 0.35, 1)).toBe(7);
  });

  test('[SK-EX43] eight chances: roll 62 at .40 is three, roll 08 at .25 is four', () => {
    expect(chancesScored(chances, 8, 22 / 52, 62)).toBe(3);
    expect(chancesScored(chances, 8, 10 / 44, 8)).toBe(4);
  });
});

describe('CHART I1', () => {
  const cells = cellsOf(tablesOf('SK-28.10'));

  /** `131-140`, `251+`: the totals of a column that matter. */
  const totalsIn = (column: string): [from: number, to: number] => {
    const [from = 0, to = from] = column.replace('+', '-400').split('-').map(Number);
    return [from, to];
  };

  test('[SK-28.10, SK-28.11] has 13 rows of 22 columns', () => {
    expect(cells).toHaveLength(13 * 22);
  });

  test('[SK-2.10, SK-11.9, SK-28.10] holds the printed rolls', () => {
    for (const end of [0, 1] as const) {
      expectCells(cells, ({ row, column }) =>
        printed(hitThresholds(shellHits, totalsIn(column)[end], Number(row))),
      );
    }
  });

  test('[SK-28.10] is the binomial distribution of one per cent per ten points', () => {
    expectCells(cells, ({ row, column }) => {
      const [from] = totalsIn(column);
      const percent = { 201: 25, 251: 30 }[from] ?? (from + 9) / 10;
      return printed(binomial(Number(row), percent / 100));
    });
  });

  test('[SK-11.10] totals of 0 and less use the first column', () => {
    expect([-40, 0, 1, 10, 11].map((total) => totalColumn(shellHits, total))).toEqual([
      ...[0, 0, 0, 0, 1],
    ]);
  });

  test.each([
    [1, [1]],
    [9, [9]],
    [11, [10, 1]],
    [14, [12, 2]],
    [18, [15, 3]],
    [33, [20, 12, 1]],
    [40, [20, 20]],
    [0, []],
  ])('[SK-11.13] %i shells are rolled as %j', (number, groups) => {
    expect(shellGroups(number)).toEqual(groups);
  });

  test('[SK-11.13] hits of the groups are added', () => {
    const dice = scriptedDice([21, 22, 3]);
    const salvo = { shells: 33, total: 30 };
    expect(rollShells(shellHits, salvo, dice, 'test')).toEqual({ count: 3, rolls: [21, 22, 3] });
  });

  test.each([
    [1, 3],
    [2, 2],
    [6, 2],
    [7, 1],
    [34, 1],
    [35, 0],
    [100, 0],
  ])('[SK-EX13] total 44, eight shells, roll %i: %i hits', (roll, count) => {
    expect(rollShells(shellHits, { shells: 8, total: 44 }, scriptedDice([roll]), 'test')).toEqual({
      count,
      rolls: [roll],
    });
  });

  test('[SK-36.10] eight shells at total 136', () => {
    expect(hitThresholds(shellHits, 136, 8)).toEqual([70, 31, 9, 2]);
  });

  test('[SK-EX30] eight shells in the column 11-20', () => {
    expect(totalColumn(shellHits, rounded(0.25 * 44))).toBe(1);
  });
});
