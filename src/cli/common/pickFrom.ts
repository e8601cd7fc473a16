import type { Draw } from '../../rules/core';

/** A random item, of however many. */
export const pickFrom = <T>(draw: Draw, items: readonly T[]): T =>
  items[
    items.length > 256 ? (draw(256) * 256 + draw(256)) % items.length : draw(items.length)
  ] as T;
