import { type BySide, bySide } from '../rules/core';
import { newSeed } from './dicePlugin';
import { newEarlierWriter } from './earlier';
import type { OnFault } from './fault';
import type { KeptMatch } from './kept';
import { newSaver } from './saver';
import { matchKey, type Shelf } from './shelf';
import type { Table } from './table';

/** A match that is being kept. */
export interface Keeping {
  /** Resolves when all orders so far are written, or writing them has failed. */
  settled(): Promise<void>;
  stop(): void;
}

/** Where matches are kept, and the listener for faults. */
interface KeepPlace {
  shelf: Shelf;
  onFault: OnFault;
}

const TAKEN =
  'This battle is being played in another tab; this one is no longer kept. Reload to go on from there.';

/**
 * Saves a match after every order, and separately at the start of segments. It stops when another tab has written
 * the match: that tab's orders are never overwritten.
 * @param base the record that the match was opened from, valid until the next order; a new match is written at once
 */
export function keepMatch(
  { shelf, onFault }: KeepPlace,
  { id, table, base }: { id: string; table: Table; base?: KeptMatch | undefined },
): Keeping {
  const saveOf = newSaver(table);
  const newStamp = newStamps();
  const keepEarlier = newEarlierWriter(shelf, id);
  let last = base?.stamp;
  let taken = false;
  let clock: number | undefined;
  const write = async () => {
    if (taken) return;
    const stamp = newStamp();
    const savedAt = new Date().toISOString();
    const { save, segment } = saveOf(table.record());
    const standing = {
      engine: save.engine,
      where: segment.name,
      isOver: save.result !== undefined,
    };
    const kept: KeptMatch = { id, savedAt, sitters: sittersOf(table), save, stamp, standing };
    await shelf.update(matchKey(id), (there) => {
      taken = there !== undefined && stampOf(there) !== last;
      if (taken) throw new Error(TAKEN);
      return kept;
    });
    last = stamp;
    if (segment.clock === clock) return;
    clock = segment.clock;
    await keepEarlier({ clock, where: segment.name, kept });
  };
  const writer = newWriter(() => write().catch(onFault));
  const stop = table.spectator.subscribe(writer.want);
  if (!base) writer.want();
  return { settled: writer.settled, stop };
}

/** Unique names for the writes of one writer. */
export function newStamps(): () => string {
  const writer = newSeed();
  let count = 0;
  return () => {
    count += 1;
    return `${writer}.${count}`;
  };
}

/** The stamp of the stored record. */
function stampOf(there: unknown): string | undefined {
  const { stamp } = Object(there) as { stamp?: unknown };
  return typeof stamp === 'string' ? stamp : undefined;
}

const sittersOf = ({ sitters }: Table): BySide<string> =>
  bySide((side) => {
    const sitter = sitters[side];
    return typeof sitter === 'string' ? sitter : sitter.id;
  });

/** Writes one after another: a request during a write is written once after it. */
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
