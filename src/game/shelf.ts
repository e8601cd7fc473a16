import { createStore, del, get, keys, set, update } from 'idb-keyval';

/** Storage of values by name; every call may fail. */
export interface Shelf {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  /** Reads and writes atomically; when `change` throws, nothing is written. */
  update(key: string, change: (there: unknown) => unknown): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
}

/** This browser's IndexedDB; it is opened by the first call. */
export function browserShelf(): Shelf {
  const store = createStore('flag-plot', 'matches');
  return {
    get: (key) => get(key, store),
    set: (key, value) => set(key, value, store),
    update: (key, change) => update(key, change, store),
    remove: (key) => del(key, store),
    keys: () => keys<string>(store),
  };
}
