import { assert, type Draw } from '../../rules/core';

/** A whole number from 0 to `below - 1`, for more things than one byte can tell apart. */
export function wholeBelow(draw: Draw, below: number): number {
  assert(below >= 1 && below <= MAX_BELOW, `a draw from 1 to ${MAX_BELOW}, not ${below}`);
  const limit = MAX_BELOW - (MAX_BELOW % below);
  let value = threeBytes(draw);
  while (value >= limit) value = threeBytes(draw);
  return value % below;
}

const BYTE = 256;
const MAX_BELOW = BYTE ** 3;
const threeBytes = (draw: Draw): number => (draw(BYTE) * BYTE + draw(BYTE)) * BYTE + draw(BYTE);

/** One of a list, which is not empty. */
export const oneOfThese = <T>(draw: Draw, list: readonly T[]): T =>
  list[wholeBelow(draw, list.length)] as T;

/** One of the keys, as often as its whole weight says. */
export function weighted<K extends string>(draw: Draw, weights: Readonly<Record<K, number>>): K {
  const entries = Object.entries(weights) as [K, number][];
  let left = wholeBelow(
    draw,
    entries.reduce((sum, [, weight]) => sum + weight, 0),
  );
  const found = entries.find(([, weight]) => {
    left -= weight;
    return left < 0;
  });
  return (found ?? (entries[0] as [K, number]))[0];
}

const DAY_MS = 86_400_000;

/** An ISO date from one to another, both included. */
export function dateBetween(draw: Draw, from: string, to: string): string {
  const first = Date.parse(from);
  const days = Math.round((Date.parse(to) - first) / DAY_MS) + 1;
  return new Date(first + wholeBelow(draw, days) * DAY_MS).toISOString().slice(0, 10);
}
