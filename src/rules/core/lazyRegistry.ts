/** What each system brings to one layer of the program: a page loads that of the system it shows, a program all. */
export interface LazyRegistry<T> {
  /** Of all systems, loaded or not. */
  readonly ids: readonly string[];
  /** What a system brings, once it is loaded; `undefined` before that, and for an unknown id. */
  of(id: unknown): T | undefined;
  /** Everything that is loaded, in the order of `ids`. */
  loaded(): readonly T[];
  /** Loads a system, once; an unknown id loads nothing, and one that could not be loaded can be asked for again. */
  load(id: string): Promise<unknown>;
}

/** Put in as `true` where the web app and the programs are built; run from their sources, all systems are at hand from the start. */
declare const LOADS_WHEN_NEEDED: boolean | undefined;

/** Whether all systems are to be loaded before anything else runs. */
export const isAllAtHand = (): boolean => typeof LOADS_WHEN_NEEDED === 'undefined';

/** A registry of what the systems bring, by their ids. */
export function newLazyRegistry<T>(
  loaders: Readonly<Record<string, () => Promise<T>>>,
): LazyRegistry<T> {
  const ids = Object.keys(loaders);
  const there = new Map<unknown, T>();
  const coming = new Map<string, Promise<unknown>>();
  const loadNow = async (id: string, load: () => Promise<T>): Promise<void> => {
    try {
      there.set(id, await load());
    } finally {
      coming.delete(id);
    }
  };
  return {
    ids,
    of: (id) => there.get(id),
    loaded: () => ids.flatMap((id) => there.get(id) ?? []),
    async load(id) {
      const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
      if (!load || there.has(id)) return;
      const now = coming.get(id) ?? loadNow(id, load);
      coming.set(id, now);
      await now;
    },
  };
}

/** Loads all systems. */
export const loadAll = (registry: LazyRegistry<unknown>): Promise<unknown> =>
  Promise.all(registry.ids.map((id) => registry.load(id)));
