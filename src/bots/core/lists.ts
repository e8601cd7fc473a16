/** The item of greatest worth, the first of equals; `undefined` for an empty list. */
export function bestBy<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = worth(item);
    if (value > most) [best, most] = [item, value];
  }
  return best;
}

export const asArray = <T>(item: T | undefined): T[] => (item === undefined ? [] : [item]);
