import { useSyncExternalStore } from 'react';

const STORED = 'flag-plot.hints-seen';
/** In place of the list: whoever wants no hints has seen all. */
const ALL = 'all';

const listeners = new Set<() => void>();
let current: readonly string[] | undefined;

/** What is stored of hints, as far as it can be read. */
export function parseHints(text: string | null): readonly string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter((it) => typeof it === 'string') : [];
  } catch {
    return [];
  }
}

function read(): readonly string[] {
  if (current) return current;
  try {
    current = parseHints(localStorage.getItem(STORED));
  } catch {
    current = [];
  }
  return current;
}

function keep(hints: readonly string[]): void {
  current = hints;
  try {
    localStorage.setItem(STORED, JSON.stringify(hints));
  } catch {
    // They are told anew on the next page.
  }
  for (const listener of listeners) listener();
}

/** A hint has been read. */
export function noteHint(id: string): void {
  if (!read().includes(id)) keep([...read(), id]);
}

/** No hint is wanted any more. */
export const endHints = (): void => keep([ALL]);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const NOTHING: readonly string[] = [ALL];

/** Whether a hint is to be told. */
export function useIsNewHint(id: string): boolean {
  const seen = useSyncExternalStore(subscribe, read, () => NOTHING);
  return !seen.includes(id) && !seen.includes(ALL);
}
