import type { Dice, Table } from '../../core';
import { rollGroups, type Successes } from './dice';
import { countOf, type Thresholds, thresholdsOf } from './printed';
import { rounded } from './rounding';

/** CHARTS Y. */
export interface ChanceTable extends Table {
  /** By 2 to 9 chances, then by the columns .02, .05, .10, …, .95. */
  thresholds: Thresholds;
}

/** Columns of CHARTS Y. */
const COLUMNS = 20;

/** Columns of CHARTS Y lie .05 apart, but for the first. */
const COLUMNS_TO_ONE = 20;

/** [SK-2.8, SK-2.9] The column of a probability between 0 and 1, from 0 for .02; an exact half goes up. */
export const chanceColumn = (probability: number): number =>
  Math.min(COLUMNS - 1, rounded(probability * COLUMNS_TO_ONE));

/** [SK-2.8, SK-2.9] What the column of a probability stands for. */
export const columnChance = (column: number): number =>
  column === 0 ? 0.02 : column / COLUMNS_TO_ONE;

/** [SK-2.7] The rolls that so many chances take, by their number of chances. */
export function chanceGroups(chances: number): number[] {
  if (chances <= 9) return chances > 0 ? [chances] : [];
  const size = chances % 8 === 0 ? 8 : 7;
  const groups = Array.from({ length: Math.floor(chances / size) }, () => size);
  return chances % size ? [...groups, chances % size] : groups;
}

/**
 * [SK-2.4 to SK-2.6, SK-2.9] How many of 1 to 9 equal chances one percentile roll scores. A single chance is a plain
 * percentage, rounded to a whole one.
 * @param probability above 0, below 1; other probabilities need no roll
 */
export function chancesScored(
  table: ChanceTable,
  chances: number,
  probability: number,
  roll: number,
): number {
  if (chances === 1) return roll <= rounded(100 * probability) ? 1 : 0;
  return countOf(table.thresholds[chances]?.[chanceColumn(probability)] ?? [], roll);
}

/** A number of equal chances. */
interface Chances {
  chances: number;
  /** Any figure: at 1 or more every chance succeeds, at 0 or less none. */
  probability: number;
}

/** [SK-2.4 to SK-2.9] Rolls any number of equal chances; nothing is rolled where nothing is open. */
export function rollChances(
  table: ChanceTable,
  { chances, probability }: Chances,
  dice: Dice,
  reason: string,
): Successes {
  if (probability <= 0) return { count: 0, rolls: [] };
  if (probability >= 1) return { count: chances, rolls: [] };
  return rollGroups(chanceGroups(chances), dice, reason, (group, roll) =>
    chancesScored(table, group, probability, roll),
  );
}

export const chances: ChanceTable = {
  name: 'CHARTS Y1 and Y2, number of successes',
  source: 'SK-31.11, SK-31.12: binomial distribution; agrees with every figure of the document',
  fill: true,
  thresholds: thresholdsOf(
    `
  2 04 10 19/01 28/02 36/04 44/06 51/09 58/12 64/16 70/20 75/25 80/30 84/36 88/42 91/49 94/56
    96/64 98/72 99/81 00/90
  3 06 14/01 27/03 39/06 49/10/01 58/16/02 66/22/03 73/28/04 78/35/06 83/43/09 88/50/13 91/57/17
    94/65/22 96/72/27 97/78/34 98/84/42 99/90/51 00/94/61 00/97/73 00/99/86
  4 08 19/01 34/05 48/11/01 59/18/03 68/26/05 76/35/08/01 82/44/13/02 87/52/18/03 91/61/24/04
    94/69/31/06 96/76/39/09 97/82/48/13 98/87/56/18 99/92/65/24 00/95/74/32 00/97/82/41
    00/99/89/52 00/00/95/66 00/00/99/81
  5 10 23/02 41/08/01 56/16/03 67/26/06/01 76/37/10/02 83/47/16/03 88/57/24/05/01 92/66/32/09/01
    95/74/41/13/02 97/81/50/19/03 98/87/59/26/05 99/91/68/34/08 99/95/76/43/12 00/97/84/53/17
    00/98/90/63/24 00/99/94/74/33 00/00/97/84/44 00/00/99/92/59 00/00/00/98/77
  6 11/01 26/03 47/11/02 62/22/05/01 74/34/10/02 82/47/17/04 88/58/26/07/01 92/68/35/12/02
    95/77/46/18/04 97/84/56/26/07/01 98/89/66/34/11/02 99/93/74/44/16/03 00/96/82/54/23/05
    00/98/88/65/32/08 00/99/93/74/42/12 00/00/96/83/53/18 00/00/98/90/66/26 00/00/99/95/78/38
    00/00/00/98/89/53 00/00/00/00/97/74
  7 13/01 30/04 52/15/03 68/28/07/01 79/42/15/03 87/56/24/07/01 92/67/35/13/03 95/77/47/20/06/01
    97/84/58/29/10/02 98/90/68/39/15/04 99/94/77/50/23/06/01 00/96/85/61/32/10/02
    00/98/90/71/42/16/03 00/99/94/80/53/23/05 00/00/97/87/65/33/08 00/00/99/93/76/44/13
    00/00/00/97/85/58/21 00/00/00/99/93/72/32 00/00/00/00/97/85/48 00/00/00/00/00/96/70
  8 15/01 34/06/01 57/19/04/01 73/34/11/02 83/50/20/06/01 90/63/32/11/03 94/74/45/19/06/01
    97/83/57/29/11/03 98/89/68/41/17/05/01 99/94/78/52/26/09/02 00/96/86/64/36/14/04
    00/98/91/74/48/22/06/01 00/99/95/83/59/32/11/02 00/00/97/89/71/43/17/03
    00/00/99/94/81/55/26/06 00/00/00/97/89/68/37/10 00/00/00/99/94/80/50/17
    00/00/00/00/98/89/66/27 00/00/00/00/99/96/81/43 00/00/00/00/00/99/94/66
  9 17/01 37/07/01 61/23/05/01 77/40/14/03/01 87/56/26/09/02 92/70/40/17/05/01 96/80/54/27/10/03
    98/88/66/39/17/05/01 99/93/77/52/27/10/03 00/96/85/64/38/17/05/01 00/98/91/75/50/25/09/02
    00/99/95/83/62/36/15/04 00/00/97/90/73/48/23/07/01 00/00/99/95/83/61/34/12/02
    00/00/00/97/90/73/46/20/04 00/00/00/99/95/83/60/30/08 00/00/00/00/98/91/74/44/13
    00/00/00/00/99/97/86/60/23 00/00/00/00/00/99/95/77/39 00/00/00/00/00/00/99/93/63
    `,
    COLUMNS,
  ),
};
