import type { Dice, Table } from '../../core';
import { rollGroups, type Successes } from './dice';
import { countOf, type Thresholds, thresholdsOf } from './printed';

/** CHART I1. */
export interface ShellHitTable extends Table {
  /** The highest total of each column but the last, which is open. */
  totalsUpTo: readonly number[];
  /** By the number of shells, then by column. */
  thresholds: Thresholds;
}

/** [SK-11.13] Shells that are rolled together: as many of 20 as go, then each of these once. */
const LARGEST_GROUP = 20;
const SINGLE_GROUPS = [15, 12, 10] as const;

/** [SK-11.13] The rolls that so many shells take, by their number of shells. */
export function shellGroups(shells: number): number[] {
  const groups = Array.from({ length: Math.floor(shells / LARGEST_GROUP) }, () => LARGEST_GROUP);
  let left = shells % LARGEST_GROUP;
  for (const size of SINGLE_GROUPS) {
    if (left < size) continue;
    groups.push(size);
    left -= size;
  }
  return left > 0 ? [...groups, left] : groups;
}

/** [SK-11.9, SK-11.10] The column of a total of CHARTS H, from 0 for 01-10; totals below 1 take that column too. */
export function totalColumn(table: ShellHitTable, total: number): number {
  let column = 0;
  while (column < table.totalsUpTo.length && total > (table.totalsUpTo[column] as number)) column++;
  return column;
}

/** Highest rolls for 1, 2, 3 and more hits of a group of shells. */
export const hitThresholds = (
  table: ShellHitTable,
  total: number,
  group: number,
): readonly number[] => table.thresholds[group]?.[totalColumn(table, total)] ?? [];

/** Shells at one target. */
export interface Salvo {
  /** Whole shells, 0 or more. */
  shells: number;
  /** Of CHARTS H. */
  total: number;
}

/** [SK-11.9, SK-11.13] Rolls the hits of any number of shells. */
export const rollShells = (
  table: ShellHitTable,
  { shells, total }: Salvo,
  dice: Dice,
  reason: string,
): Successes =>
  rollGroups(shellGroups(shells), dice, reason, (group, roll) =>
    countOf(hitThresholds(table, total, group), roll),
  );

/** [SK-28.11] Columns of ten points, then one up to 250 and an open one. */
const COLUMNS = 22;

export const shellHits: ShellHitTable = {
  name: 'CHART I1, surface gunfire',
  source:
    "SK-28.10, SK-28.11: binomial distribution; with 8 shells at 41-50 the document's figures",
  fill: true,
  totalsUpTo: [...Array.from({ length: COLUMNS - 2 }, (_, column) => 10 * (column + 1)), 250],
  thresholds: thresholdsOf(
    `
  1 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 25 30
  2 02 04 06 08 10 12 14 15/01 17/01 19/01 21/01 23/01 24/02 26/02 28/02 29/03 31/03 33/03 34/04
    36/04 44/06 51/09
  3 03 06 09 12 14/01 17/01 20/01 22/02 25/02 27/03 30/03 32/04 34/05 36/05 39/06 41/07 43/08
    45/09/01 47/09/01 49/10/01 58/16/02 66/22/03
  4 04 08 11/01 15/01 19/01 22/02 25/03 28/03 31/04 34/05 37/06 40/07/01 43/08/01 45/10/01
    48/11/01 50/12/01 53/14/02 55/15/02 57/17/02 59/18/03 68/26/05 76/35/08/01
  5 05 10 14/01 18/01 23/02 27/03 30/04 34/05 38/07/01 41/08/01 44/10/01 47/11/01 50/13/02
    53/15/02 56/16/03 58/18/03 61/20/04 63/22/04 65/24/05/01 67/26/06/01 76/37/10/02 83/47/16/03
  6 06 11/01 17/01 22/02 26/03 31/05 35/06/01 39/08/01 43/10/01 47/11/02 50/13/02 54/16/03
    57/18/03 60/20/04 62/22/05/01 65/25/06/01 67/27/07/01 70/30/08/01 72/32/09/01 74/34/10/02
    82/47/17/04 88/58/26/07/01
  7 07 13/01 19/02 25/03 30/04 35/06/01 40/08/01 44/10/01 48/13/02 52/15/03 56/18/03 59/20/04/01
    62/23/05/01 65/26/06/01 68/28/07/01 70/31/09/02 73/34/10/02 75/37/12/02 77/40/13/03
    79/42/15/03 87/56/24/07/01 92/67/35/13/03
  8 08 15/01 22/02 28/04 34/06/01 39/08/01 44/10/01 49/13/02 53/16/03 57/19/04/01 61/22/05/01
    64/25/06/01 67/28/07/01 70/31/09/02 73/34/11/02 75/37/12/03 77/41/14/03/01 80/44/16/04/01
    81/47/18/05/01 83/50/20/06/01 90/63/32/11/03 94/74/45/19/06/01
  9 09 17/01 24/03 31/05 37/07/01 43/10/01 48/13/02 53/16/03 57/19/04/01 61/23/05/01 65/26/07/01
    68/30/08/02 71/33/10/02 74/37/12/03 77/40/14/03/01 79/43/16/04/01 81/47/19/05/01
    83/50/21/06/01 85/53/24/07/02 87/56/26/09/02 92/70/40/17/05/01 96/80/54/27/10/03
  10 10 18/02 26/03 34/06/01 40/09/01 46/12/02 52/15/03 57/19/04/01 61/23/05/01 65/26/07/01
    69/30/09/02 72/34/11/02 75/38/13/03/01 78/42/15/04/01 80/46/18/05/01 83/49/21/06/01
    84/53/23/07/02 86/56/26/09/02 88/59/29/10/03 89/62/32/12/03/01 94/76/47/22/08/02
    97/85/62/35/15/05/01
  12 11/01 22/02 31/05 39/08/01 46/12/02 52/16/03 58/20/05/01 63/25/07/01 68/29/09/02 72/34/11/03
    75/39/14/04/01 78/43/17/05/01 81/47/20/06/01 84/52/23/07/02 86/56/26/09/02 88/59/30/11/03/01
    89/63/33/13/04/01 91/66/37/16/05/01 92/70/41/18/06/02 93/73/44/21/07/02 97/84/61/35/16/05/01
    99/91/75/51/28/12/04/01
  15 14/01 26/04 37/07/01 46/12/02 54/17/04/01 60/23/06/01 66/28/08/02 71/34/11/03 76/40/15/04/01
    79/45/18/06/01 83/50/22/07/02 85/55/27/10/03/01 88/60/31/12/04/01 90/64/35/15/05/01
    91/68/40/18/06/02 93/72/44/21/08/02/01 94/75/48/24/10/03/01 95/78/52/28/12/04/01
    96/81/56/31/14/05/01 96/83/60/35/16/06/02 99/92/76/54/31/15/06/02 00/96/87/70/48/28/13/05/02
  20 18/02 33/06/01 46/12/02 56/19/04/01 64/26/08/02 71/34/11/03/01 77/41/16/05/01 81/48/21/07/02
    85/55/27/10/03/01 88/61/32/13/04/01 90/66/38/17/06/02 92/71/44/21/08/03/01
    94/75/49/26/11/04/01 95/79/54/30/14/05/02 96/82/60/35/17/07/02/01 97/85/64/40/21/09/03/01
    98/88/69/45/24/11/04/01 98/90/73/50/28/14/05/02 99/92/76/54/33/16/07/02/01
    99/93/79/59/37/20/09/03/01 00/98/91/77/59/38/21/10/04/01 00/99/96/89/76/58/39/23/11/05/02/01
    `,
    COLUMNS,
  ),
};
