import * as z from 'zod/mini';
import { must } from '../rules/core';
import { systemOf } from '../rules/registry';
import { bad, type Fault, good, type Read, replaySave } from '../scenario';
import { type KeptMatch, readKept, standingAt } from './kept';
import { loadSystemKept } from './loadSystem';

/** The newest format of a backup, and the only one so far. */
const BACKUP_FORMAT = 1;
const KIND = 'flag-plot-matches';

const backupSchema = z.object({
  kind: z.literal(KIND),
  format: z.number(),
  matches: z.array(z.unknown()),
});

/** The result of reading a backup: the good matches, and the faults of the others. */
interface Backup {
  matches: KeptMatch[];
  faults: Fault[];
}

/** All matches as the text of one file. */
export const backupText = (matches: readonly KeptMatch[]): string =>
  `${JSON.stringify({ kind: KIND, format: BACKUP_FORMAT, matches }, null, 1)}\n`;

/** Is called before each match is replayed, with how many have been and how many there are; the next waits for it. */
type Between = (done: number, of: number) => Promise<void>;

/** Reads the text of a backup; each match in it is replayed, and a bad one does not spoil the others. */
export async function readBackup(
  text: string,
  file: string,
  between: Between = async () => {},
): Promise<Read<Backup>> {
  const backup = backupSchema.safeParse(jsonOf(text));
  if (!backup.success)
    return bad([{ file, path: '', expected: 'a file of all battles', found: 'another file' }]);
  const { format, matches } = backup.data;
  if (format !== BACKUP_FORMAT)
    return bad([
      { file, path: 'format', expected: `format ${BACKUP_FORMAT}`, found: `format ${format}` },
    ]);
  const read: Read<KeptMatch>[] = [];
  for (const value of matches) {
    await between(read.length, matches.length);
    await loadSystemKept(value);
    read.push(readMatch(value, `${file}, battle ${read.length + 1}`));
  }
  return good({
    matches: read.flatMap((it) => (it.ok ? [it.value] : [])),
    faults: read.flatMap((it) => (it.ok ? [] : it.faults)),
  });
}

function readMatch(value: unknown, file: string): Read<KeptMatch> {
  const read = readKept(value, file);
  if (!read.ok) return read;
  const { save } = read.value;
  const replayed = replaySave(save, file);
  if (!replayed.ok) return bad(replayed.faults);
  const system = must(systemOf(save.system), `system ${save.system}`);
  return good({ ...read.value, standing: standingAt(system, replayed.value.state) });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
