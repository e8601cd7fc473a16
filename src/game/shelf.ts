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

/** Where a match lies on the shelf. */
export const matchKey = (id: string): string => `match/${id}`;

/** Where all matches of the shelf lie. */
export const matchKeys = async (shelf: Shelf): Promise<string[]> =>
  (await shelf.keys()).filter((key) => key.startsWith(matchKey('')));

/** Whether this browser keeps any match; told without the rules, which are needed to read one. */
export const keepsMatches = async (): Promise<boolean> =>
  (await matchKeys(browserShelf())).length > 0;
