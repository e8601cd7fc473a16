import type { Shelf } from '../../src/game/shelf';

/** What IndexedDB does: values are copied on the way in and out. */
export function memoryShelf() {
  const values = new Map<string, unknown>();
  const shelf: Shelf = {
    get: async (key) => structuredClone(values.get(key)),
    set: async (key, value) => void values.set(key, structuredClone(value)),
    update: async (key, change) =>
      void values.set(key, structuredClone(change(structuredClone(values.get(key))))),
    remove: async (key) => void values.delete(key),
    keys: async () => [...values.keys()],
  };
  return { shelf, values };
}
