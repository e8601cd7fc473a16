import { newStamps } from './keeping';
import type { Shelf } from './shelf';

/** A scenario that is written in this browser. Its draft is checked by who reads it. */
export interface OwnBattle {
  id: string;
  draft: unknown;
  /** ISO 8601. */
  savedAt: string;
  /** Of the write: who writes again must have read this one. */
  stamp: string;
}

/** The scenarios written in this browser, or those that came with matches, beside its matches. Every call may fail. */
export interface OwnBattles {
  /** The newest first. */
  list(): Promise<OwnBattle[]>;
  load(id: string): Promise<OwnBattle | undefined>;
  /**
   * Writes a draft over the write with the stamp `over`, or as a new one without it.
   * @returns what was written; nothing where another tab has written since, which stays
   */
  keep(id: string, draft: unknown, over: string | undefined): Promise<OwnBattle | undefined>;
  remove(id: string): Promise<void>;
}

/** Where they stand on a shelf: those written here, and those that came with matches. */
type Kept = 'own' | 'sent';

export function newOwnBattles(shelf: Shelf, kept: Kept = 'own'): OwnBattles {
  const head = `${kept}/`;
  const newStamp = newStamps();
  const load = async (id: string) => asOwn(await shelf.get(head + id));
  return {
    load,
    list: async () => {
      const keys = (await shelf.keys()).filter((key) => key.startsWith(head));
      const read = await Promise.all(keys.map((key) => shelf.get(key)));
      return read.flatMap((it) => asOwn(it) ?? []).sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
    },
    keep: async (id, draft, over) => {
      const own = { id, draft, savedAt: new Date().toISOString(), stamp: newStamp() };
      let isOurs = true;
      await shelf.update(head + id, (there) => {
        const stamp = asOwn(there)?.stamp;
        isOurs = stamp === undefined || stamp === over;
        return isOurs ? own : there;
      });
      return isOurs ? own : undefined;
    },
    remove: (id) => shelf.remove(head + id),
  };
}

function asOwn(value: unknown): OwnBattle | undefined {
  const { id, draft, savedAt, stamp } = Object(value) as Partial<Record<keyof OwnBattle, unknown>>;
  if (typeof id !== 'string' || typeof savedAt !== 'string' || typeof stamp !== 'string')
    return undefined;
  return { id, draft, savedAt, stamp };
}
