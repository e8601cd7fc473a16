import { type BySide, bySide } from '../rules/core';
import type { Save } from '../scenario';
import { newSeed } from './dicePlugin';
import type { OnFault } from './fault';
import { newSaver } from './saver';
import type { Shelf } from './shelf';
import type { Table } from './table';

/** A match as this browser keeps it. */
export interface KeptMatch {
  id: string;
  /** ISO 8601. */
  savedAt: string;
  /** `human`, or the id of a bot. */
  sitters: BySide<string>;
  save: Save;
  /** Who wrote it, and which time; older records have none. */
  stamp?: string | undefined;
}

/** A match that is being kept. */
export interface Keeping {
  /** Resolves when all orders so far are written, or writing them has failed. */
  settled(): Promise<void>;
  stop(): void;
}

/** Where a match is kept, and who is told what goes wrong. */
export interface KeepPlace {
  shelf: Shelf;
  key: string;
  onFault: OnFault;
}

const TAKEN =
  'This battle is being played in another tab; this one is no longer kept. Reload to go on from there.';

/**
 * Keeps a match after every order, until somebody else has written it: their orders are never overwritten.
 * @param base the record that the match was opened from, which stands until the next order; a new match is written now
 */
export function keepMatch(
  { shelf, key, onFault }: KeepPlace,
  { id, table, base }: { id: string; table: Table; base?: KeptMatch | undefined },
): Keeping {
  const saveOf = newSaver(table);
  const newStamp = stamps();
  let last = base?.stamp;
  let taken = false;
  const write = async () => {
    if (taken) return;
    const stamp = newStamp();
    const savedAt = new Date().toISOString();
    const save = saveOf(table.record());
    const kept: KeptMatch = { id, savedAt, sitters: sittersOf(table), save, stamp };
    await shelf.update(key, (there) => {
      taken = there !== undefined && stampOf(there) !== last;
      if (taken) throw new Error(TAKEN);
      return kept;
    });
    last = stamp;
  };
  const writer = newWriter(() => write().catch(onFault));
  const stop = table.spectator.subscribe(writer.want);
  if (!base) writer.want();
  return { settled: writer.settled, stop };
}

/** Names for the writings of one writer, never given twice. */
function stamps(): () => string {
  const writer = newSeed();
  let count = 0;
  return () => {
    count += 1;
    return `${writer}.${count}`;
  };
}

/** The stamp of whatever lies on the shelf. */
function stampOf(there: unknown): string | undefined {
  const { stamp } = Object(there) as { stamp?: unknown };
  return typeof stamp === 'string' ? stamp : undefined;
}

const sittersOf = ({ sitters }: Table): BySide<string> =>
  bySide((side) => {
    const sitter = sitters[side];
    return typeof sitter === 'string' ? sitter : sitter.id;
  });

/** Writes one after another: what is wanted during a writing is written once after it. */
function newWriter(write: () => Promise<void>) {
  let wanted = false;
  let writing = Promise.resolve();
  const run = async () => {
    if (!wanted) return;
    wanted = false;
    await write();
  };
  return {
    want: () => {
      wanted = true;
      writing = writing.then(run);
    },
    settled: () => writing,
  };
}
