import * as z from 'zod/mini';
import { botById } from '../bots';
import { bySide, must } from '../rules/core';
import { systemOf } from '../rules/registry';
import { bad, checkSave, type Fault, faultText, good, type Read, replaySave } from '../scenario';
import type { OnFault } from './fault';
import { type Keeping, type KeptMatch, keepMatch } from './keeping';
import { browserShelf, type Shelf } from './shelf';
import { openTable, type Sitter, type Table, type TableOptions } from './table';

/** The matches kept in this browser. No call fails: what goes wrong is told, and the game goes on. */
export interface Autosave {
  /** Writes a match whenever an order is accepted; a new one, not opened from a record, also now. */
  keep(id: string, table: Table, base?: KeptMatch): Keeping;
  /** All that can be read, the newest first. */
  list(): Promise<KeptMatch[]>;
  /** One of them, with all that was written here, replayed and found good. */
  load(id: string): Promise<KeptMatch | undefined>;
  remove(id: string): Promise<void>;
}

export type { Keeping, KeptMatch } from './keeping';

const HUMAN = 'human';
const MATCH = 'match/';
/** A record that cannot be read is put aside here, never thrown away. */
const DAMAGED = 'damaged/';

const keptSchema = z.object({
  id: z.string(),
  savedAt: z.string(),
  sitters: z.object({ allies: z.string(), axis: z.string() }),
  save: z.unknown(),
  stamp: z.optional(z.string()),
});

export function newAutosave(onFault: OnFault, shelf: Shelf = browserShelf()): Autosave {
  const tell =
    <T>(instead: T) =>
    (error: unknown): T => {
      onFault(error);
      return instead;
    };
  const keepings = new Map<string, Keeping>();
  const keep: Autosave['keep'] = (id, table, base) => {
    const keeping = keepMatch({ shelf, key: MATCH + id, onFault }, { id, table, base });
    keepings.set(id, keeping);
    return keeping;
  };
  const loadSettled = async (id: string) => {
    await keepings.get(id)?.settled();
    return load(shelf, id, onFault);
  };
  return {
    keep,
    list: () => list(shelf, onFault).catch(tell([])),
    load: (id) => loadSettled(id).catch(tell(undefined)),
    remove: (id) => shelf.remove(MATCH + id).catch(tell(undefined)),
  };
}

/** Opens a kept match where it stood; a bot that is no longer known leaves its seat to a person. */
export function openKept(
  { save, sitters }: KeptMatch,
  extra: Pick<TableOptions<never>, 'botDelayMs' | 'onFault'> = {},
): Table {
  const { scenario, options, seed, orders } = save;
  const system = must(systemOf(save.system), `system ${save.system}`);
  const seats = bySide((side): Sitter => botById(sitters[side]) ?? HUMAN);
  return openTable({ system, scenario, options, seed, orders, seats, ...extra });
}

async function list(shelf: Shelf, onFault: OnFault): Promise<KeptMatch[]> {
  const entries = await shelf.entries();
  const kept: KeptMatch[] = [];
  for (const [key, value] of entries) {
    if (!key.startsWith(MATCH)) continue;
    const read = readKept(value, key);
    if (read.ok) kept.push(read.value);
    else await putAside(shelf, key, value, read.faults).then(onFault);
  }
  return kept.sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
}

async function load(shelf: Shelf, id: string, onFault: OnFault): Promise<KeptMatch | undefined> {
  const key = MATCH + id;
  const value = await shelf.get(key);
  if (value === undefined) return undefined;
  const read = readKept(value, key);
  const replayed = read.ok ? replaySave(read.value.save, key) : read;
  if (read.ok && replayed.ok) return read.value;
  await putAside(shelf, key, value, replayed.ok ? [] : replayed.faults).then(onFault);
  return undefined;
}

function readKept(value: unknown, key: string): Read<KeptMatch> {
  const kept = keptSchema.safeParse(value);
  if (!kept.success) return bad([{ file: key, path: '', expected: 'a match', found: 'no match' }]);
  const read = checkSave(kept.data.save, key);
  return read.ok ? good({ ...kept.data, save: read.value }) : read;
}

/** Keeps a damaged record under another name, and gives what is to be told of it. */
async function putAside(
  shelf: Shelf,
  key: string,
  value: unknown,
  faults: readonly Fault[],
): Promise<Error> {
  const aside = key.replace(MATCH, DAMAGED);
  await shelf.set(aside, value);
  await shelf.remove(key);
  return new Error(
    `A saved match is damaged and was put aside as ${aside}: ${faults.map(faultText).join('; ')}`,
  );
}
