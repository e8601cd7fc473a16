import type { Side } from '../../../rules/core';

/** Dice thrown at one target, each with the same chance. */
export interface Throw {
  side: Side;
  /** 'torpedoes', or a kind of gun. */
  weapon: string;
  dice: number;
  /** Of each die to hit, 0 to 1. */
  chance: number;
  hits: number;
  /** Of the number of hits; left out where each die is thrown separately: n p (1 - p). */
  variance?: number;
}

/** Sums over throws. */
export interface Fire {
  /** Salvos, or spreads of torpedoes. */
  salvos: number;
  dice: number;
  /** The average hits of that many dice. */
  expected: number;
  hits: number;
  /** Of the number of hits: the sum of those of all throws. */
  variance: number;
}

export const fireOf = (shots: readonly Throw[]): Fire => ({
  salvos: shots.length,
  dice: sum(shots, ({ dice }) => dice),
  expected: sum(shots, ({ dice, chance }) => dice * chance),
  hits: sum(shots, ({ hits }) => hits),
  variance: sum(shots, ({ dice, chance, variance }) => variance ?? dice * chance * (1 - chance)),
});

export const sum = <T>(list: readonly T[], value: (item: T) => number): number =>
  list.reduce((total, item) => total + value(item), 0);

/** Groups in the order in which their first members come. */
export function grouped<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
