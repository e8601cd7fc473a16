const listeners = new Set<() => void>();

/** Says that the matches kept in this browser are others than before. */
export function tellMatchesChanged(): void {
  for (const listener of listeners) listener();
}

/** Hears of that; gives the way to stop. */
export function onMatchesChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
