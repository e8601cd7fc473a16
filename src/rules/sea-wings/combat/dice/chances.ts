/** The chances of 0, 1, 2, … of something; they sum to 1. */
export type Chances = readonly number[];

/** What is certain to come out as `count`. */
export const certain = (count: number): Chances => [...Array<number>(count).fill(0), 1];

/** Two counts added, independent of each other. */
export function added(a: Chances, b: Chances): Chances {
  const sums = Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, p] of a.entries())
    for (const [j, q] of b.entries()) sums[i + j] = (sums[i + j] as number) + p * q;
  return sums;
}

/** The sum of `times` independent counts with the same chances. */
export function repeated(chances: Chances, times: number): Chances {
  let sum = certain(0);
  for (let i = 0; i < times; i++) sum = added(sum, chances);
  return sum;
}

/** For each count of `first` so many independent counts of `each`, added up. */
export function followed(first: Chances, each: Chances): Chances {
  const longest = (first.length - 1) * (each.length - 1) + 1;
  const all = Array<number>(longest).fill(0);
  let sum = certain(0);
  for (const p of first) {
    for (const [count, q] of sum.entries()) all[count] = (all[count] as number) + p * q;
    sum = added(sum, each);
  }
  return all;
}

/** For each count of `first` what `next` makes of it. */
export function followedEach(first: Chances, next: (count: number) => Chances): Chances {
  const all: number[] = [];
  for (const [count, p] of first.entries())
    for (const [after, q] of next(count).entries()) all[after] = (all[after] ?? 0) + p * q;
  return Array.from(all, (it) => it ?? 0);
}

/** Counts above `most` count as `most`. */
export const capped = (chances: Chances, most: number): Chances =>
  chances.length <= most + 1
    ? chances
    : [...chances.slice(0, most), chances.slice(most).reduce((sum, p) => sum + p, 0)];

/** The mean of a count. */
export const meanOf = (chances: Chances): number =>
  chances.reduce((sum, p, count) => sum + p * count, 0);
