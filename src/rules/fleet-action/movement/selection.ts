/** At most about so many paths are listed of ships, and as many of markers; every legal one may be given. */
const MAX_PATHS = 600;

/** Of lists that are too long together, so much of each that all keep their share; shorter ones whole. */
export function selectionOf<T>(lists: readonly T[][], most = MAX_PATHS): T[][] {
  const total = lists.reduce((sum, { length }) => sum + length, 0);
  if (total <= most) return [...lists];
  return lists.map((list) => spread(list, Math.ceil((list.length * most) / total)));
}

/** So many items of a list, spread evenly over it from its first on. */
const spread = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)] as T);
