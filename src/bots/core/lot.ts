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
