const listeners = new Set<() => void>();

/** Announces that the matches kept in this browser have changed. */
export function tellMatchesChanged(): void {
  for (const listener of listeners) listener();
}

/** Listens for that; returns the function that stops it. */
export function onMatchesChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
