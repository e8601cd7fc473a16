import { expect } from 'vitest';
import { type Dice, type Draw, diceFrom } from '../../../src/rules/core';

/** A fast source of chance, good enough to sample (mulberry32). */
function quickDraw(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Dice for many thousand throws. */
export const quickDice = (seed: number): Dice => diceFrom(quickDraw(seed));

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const percent = <T>(all: readonly T[], holds: (it: T) => boolean): number =>
  (100 * all.filter(holds).length) / all.length;

/** Within two percentage points. */
export const near = (share: number, percent: number): void =>
  expect(Math.abs(100 * share - percent), `${100 * share} %`).toBeLessThanOrEqual(2);

/** In Damage Levels. */
export const nearMean = (mean: number, expected: number, within = 0.2): void =>
  expect(Math.abs(mean - expected), `${mean} DL`).toBeLessThanOrEqual(within);
