import { botById } from '../bots';
import { bySide, must } from '../rules/core';
import { systemOf } from '../rules/registry';
import { type Fault, faultText, replaySave, replaySaveInParts } from '../scenario';
import { newSeed } from './dicePlugin';
import { addEarlier, type EarlierState, lastGood, readEarlier, removeEarlier } from './earlier';
import type { OnFault } from './fault';
import { type Keeping, keepMatch, newStamps } from './keeping';
import { type KeptMatch, readKept } from './kept';
import { loadSystemKept } from './loadSystem';
import { newRests } from './rests';
import { browserShelf, matchKey, matchKeys, type Shelf } from './shelf';
import { openTable, type Sitter, type Table, type TableOptions } from './table';

/** The matches kept in this browser. No call fails: errors are reported, and the game goes on. */
export interface Autosave {
  /** Writes a match whenever an order is accepted; a new one, not opened from a record, also now. */
  keep(id: string, table: Table, base?: KeptMatch): Keeping;
  /** All readable matches, the newest first. */
  list(): Promise<KeptMatch[]>;
  /** One of them, with everything written here, replayed and checked. */
  load(id: string): Promise<KeptMatch | undefined>;
  /** One of them as it stood when segments of play began, the newest first. */
  earlier(id: string): Promise<EarlierState[]>;
  /** Sets a match back to an earlier state; its present state is kept among the earlier ones. True when done. */
  goBack(id: string, number: number): Promise<boolean>;
  /** Adds a good record from elsewhere to the matches, unless it is there already; beside one of its name. */
  add(kept: KeptMatch): Promise<'added' | 'known' | 'failed'>;
  /** With its earlier states. */
  remove(id: string): Promise<void>;
}

export type { KeptMatch } from './kept';

const HUMAN = 'human';
const MATCH = matchKey('');
/** An unreadable record is set aside here, never deleted. */
const DAMAGED = 'damaged/';

/** Eight digits; `crypto.randomUUID` is not available on a page served over plain http. */
export const newMatchId = (): string => newSeed().slice(0, 8);

export function newAutosave(onFault: OnFault, shelf: Shelf = browserShelf()): Autosave {
  const tell =
    <T>(instead: T) =>
    (error: unknown): T => {
      onFault(error);
      return instead;
    };
  const keepings = new Map<string, Keeping>();
  const settled = async (id: string) => keepings.get(id)?.settled();
  const keep: Autosave['keep'] = (id, table, base) => {
    const keeping = keepMatch({ shelf, onFault }, { id, table, base });
    keepings.set(id, keeping);
    return keeping;
  };
  const after = <T>(id: string, task: () => Promise<T>, instead: T): Promise<T> =>
    settled(id).then(task).catch(tell(instead));
  return {
    keep,
    list: () => list(shelf, onFault).catch(tell([])),
    load: (id) => after(id, () => load(shelf, id, onFault), undefined),
    earlier: (id) => after(id, () => readEarlier(shelf, id), []),
    goBack: (id, number) => after(id, () => goBack(shelf, id, number), false),
    add: (kept) => add(shelf, kept).catch(tell('failed' as const)),
    remove: (id) => after(id, () => remove(shelf, id), undefined),
  };
}

/** Opens a kept match where it stood; a person takes the seat of a bot that no longer exists. */
export function openKept(
  { save, sitters }: KeptMatch,
  extra: Pick<TableOptions<never>, 'audience' | 'botDelayMs' | 'onFault' | 'thinker'> = {},
): Table {
  const { scenario, options, seed, orders } = save;
  const system = must(systemOf(save.system), `system ${save.system}`);
  const seats = bySide((side): Sitter => botById(sitters[side]) ?? HUMAN);
  return openTable({ system, scenario, options, seed, orders, seats, ...extra });
}

async function list(shelf: Shelf, onFault: OnFault): Promise<KeptMatch[]> {
  const keys = await matchKeys(shelf);
  const found = await Promise.all(keys.map((key) => readOrRecover(shelf, key, onFault)));
  return found
    .filter((kept) => kept !== undefined)
    .sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
}

async function readOrRecover(
  shelf: Shelf,
  key: string,
  onFault: OnFault,
): Promise<KeptMatch | undefined> {
  const value = await shelf.get(key);
  if (value === undefined) return undefined;
  await loadSystemKept(value);
  const read = readKept(value, key);
  return read.ok ? read.value : recover(shelf, { key, value, faults: read.faults }, onFault);
}

async function load(shelf: Shelf, id: string, onFault: OnFault): Promise<KeptMatch | undefined> {
  const key = matchKey(id);
  const value = await shelf.get(key);
  if (value === undefined) return undefined;
  await loadSystemKept(value);
  const read = readKept(value, key);
  const replayed = read.ok ? await replaySaveInParts(read.value.save, key, newRests()) : read;
  if (read.ok && replayed.ok) return read.value;
  return recover(shelf, { key, value, faults: replayed.ok ? [] : replayed.faults }, onFault);
}

interface Damaged {
  key: string;
  value: unknown;
  faults: readonly Fault[];
}

/** Keeps a damaged record under another name, reports it, and sets the match back to its last good state. */
async function recover(
  shelf: Shelf,
  { key, value, faults }: Damaged,
  onFault: OnFault,
): Promise<KeptMatch | undefined> {
  const aside = key.replace(MATCH, DAMAGED);
  await shelf.set(aside, value);
  const state = await lastGood(shelf, key.slice(MATCH.length));
  if (state) await shelf.set(key, state.kept);
  else await shelf.remove(key);
  const why = faults.map(faultText).join('; ');
  const now = state ? ` It goes on from what was kept at ${state.kept.savedAt}.` : '';
  onFault(new Error(`A saved match is damaged and was put aside as ${aside}: ${why}.${now}`));
  return state?.kept;
}

async function goBack(shelf: Shelf, id: string, number: number): Promise<boolean> {
  const state = (await readEarlier(shelf, id)).find((it) => it.number === number);
  if (!state || !replaySave(state.kept.save, id).ok) return false;
  await keepPresent(shelf, id);
  const savedAt = new Date().toISOString();
  // A stamp of its own: a tab with the match open learns that it is no longer kept there.
  await shelf.set(matchKey(id), { ...state.kept, savedAt, stamp: newStamps()() });
  return true;
}

/** Adds a match as it stands to its earlier states. */
async function keepPresent(shelf: Shelf, id: string): Promise<void> {
  const value = await shelf.get(matchKey(id));
  await loadSystemKept(value);
  const read = readKept(value, id);
  const replayed = read.ok ? replaySave(read.value.save, id) : read;
  if (!read.ok || !replayed.ok) return;
  const system = must(systemOf(read.value.save.system), `system ${read.value.save.system}`);
  const { clock, name } = system.segment(replayed.value.state);
  await addEarlier(shelf, { clock, where: name, kept: read.value });
}

async function add(shelf: Shelf, kept: KeptMatch): Promise<'added' | 'known'> {
  const there = await shelf.get(matchKey(kept.id));
  if (there === undefined) {
    await shelf.set(matchKey(kept.id), kept);
    return 'added';
  }
  await loadSystemKept(there);
  const read = readKept(there, kept.id);
  if (read.ok && isSameGame(read.value, kept)) return 'known';
  const id = newMatchId();
  await shelf.set(matchKey(id), { ...kept, id });
  return 'added';
}

const isSameGame = ({ save: a }: KeptMatch, { save: b }: KeptMatch): boolean =>
  a.seed === b.seed && JSON.stringify(a.orders) === JSON.stringify(b.orders);

async function remove(shelf: Shelf, id: string): Promise<void> {
  await shelf.remove(matchKey(id));
  await removeEarlier(shelf, id);
}
