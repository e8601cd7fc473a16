import { assert, type Draw } from '../../rules/core';

const MAX_PER_DRAW = 256;

/** A whole number from 0 to `below - 1`, all equally likely; `below` up to 65,536. */
function drawBelow(draw: Draw, below: number): number {
  if (below <= MAX_PER_DRAW) return draw(below);
  const limit = MAX_PER_DRAW ** 2 - (MAX_PER_DRAW ** 2 % below);
  const number = draw(MAX_PER_DRAW) * MAX_PER_DRAW + draw(MAX_PER_DRAW);
  return number < limit ? number % below : drawBelow(draw, below);
}

/** A random item of a list. */
export function pick<T>(draw: Draw, items: readonly T[]): T {
  assert(items.length > 0, 'a lot is drawn among at least one thing');
  return items[items.length === 1 ? 0 : drawBelow(draw, items.length)] as T;
}

/** The items in an order drawn by lot. */
export function shuffled<T>(draw: Draw, items: readonly T[]): T[] {
  const left = [...items.keys()];
  return items.map(() => {
    const at = pick(draw, left);
    left.splice(left.indexOf(at), 1);
    return items[at] as T;
  });
}

/** A whole number from `least` to `most`, both included, all equally likely. */
export const between = (draw: Draw, least: number, most: number): number =>
  least + drawBelow(draw, most - least + 1);

/** Some things, each with the one whose place it takes: by lot among those of one key. */
export function exchangedAmong<T>(
  draw: Draw,
  things: readonly T[],
  keyOf: (thing: T) => string,
): [T, T][] {
  const keys = [...new Set(things.map(keyOf))];
  return keys.flatMap((key) => {
    const alike = things.filter((it) => keyOf(it) === key);
    const others = shuffled(draw, alike);
    return alike.map((it, at): [T, T] => [it, others[at] as T]);
  });
}
