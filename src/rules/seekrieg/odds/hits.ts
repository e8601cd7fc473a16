import { hitThresholds, type Salvo, type ShellHitTable, shellGroups } from '../tables/shellHits';

/** The chance of each number of hits of one group: its index is the number. */
function groupChances(thresholds: readonly number[]): number[] {
  const atLeast = [100, ...thresholds, 0];
  return atLeast.slice(0, -1).map((percent, k) => (percent - (atLeast[k + 1] as number)) / 100);
}

/** Chances of two independent numbers added. */
function added(a: readonly number[], b: readonly number[]): number[] {
  const sum: number[] = Array(a.length + b.length - 1).fill(0);
  for (const [i, p] of a.entries())
    for (const [j, q] of b.entries()) sum[i + j] = (sum[i + j] as number) + p * q;
  return sum;
}

/** [SK-11.9, SK-11.13] The chance of each number of hits of a salvo, exact; the index is the number, the sum is 1. */
export const hitChances = (table: ShellHitTable, { shells, total }: Salvo): number[] =>
  shellGroups(shells).reduce<number[]>(
    (chances, group) => added(chances, groupChances(hitThresholds(table, total, group))),
    [1],
  );

/** Hits on average. */
export const meanHits = (chances: readonly number[]): number =>
  chances.reduce((sum, chance, hits) => sum + chance * hits, 0);
