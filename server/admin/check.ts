import { type Library, systemIn } from '../matches/library';
import { checkOrders } from '../matches/load';
import { findDamage, openAsIs } from '../storage/database';
import { storageOn } from '../storage/sqlite';
import type { Storage } from '../storage/storage';
import { newWriter } from '../storage/writer';

/** What a check has found. */
export interface Findings {
  matches: number;
  /** One line for each fault. */
  faults: string[];
}

/** A check changes nothing. */
const readOnly = newWriter({
  run: async (jobs) => jobs.map(() => ({ fault: { code: 'SQLITE_READONLY', message: '' } })),
  close: async () => {},
});

/** Reads a whole database and replays all of its matches. A server may use it at the same time. */
export async function checkFile(file: string, library: Library): Promise<Findings> {
  const db = openAsIs(file);
  try {
    const damage = findDamage(db);
    const { matches, faults } = await checkMatches(storageOn(db, readOnly, Date.now), library);
    return { matches, faults: [...damage, ...faults] };
  } finally {
    db.close();
  }
}

/** Replays every match, except those already set aside. */
export async function checkMatches(storage: Storage, library: Library): Promise<Findings> {
  const faults: string[] = [];
  const ids = [...(await storage.ids('playing')), ...(await storage.ids('finished'))];
  for (const id of ids) {
    const fault = await faultIn(storage, library, id);
    if (fault !== undefined) faults.push(`Match ${id}: ${fault}`);
  }
  return { matches: ids.length, faults };
}

async function faultIn(
  storage: Storage,
  library: Library,
  id: string,
): Promise<string | undefined> {
  try {
    const match = await storage.match(id);
    const system = match && systemIn(library, match.system);
    if (!match) return undefined;
    if (!system) return `Its system "${match.system}" is unknown to this server.`;
    checkOrders(system, match, await storage.orders(id));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
