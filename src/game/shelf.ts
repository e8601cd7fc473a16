import { createStore, del, entries, get, set } from 'idb-keyval';

/** Where values are kept by name; every call may fail. */
export interface Shelf {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  entries(): Promise<[key: string, value: unknown][]>;
}

/** This browser's IndexedDB; it is opened by the first call. */
export function browserShelf(): Shelf {
  const store = createStore('flag-plot', 'matches');
  return {
    get: (key) => get(key, store),
    set: (key, value) => set(key, value, store),
    remove: (key) => del(key, store),
    entries: () => entries<string, unknown>(store),
  };
}
