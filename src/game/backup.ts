import * as z from 'zod/mini';
import { bad, type Fault, good, type Read, replaySave } from '../scenario';
import { type KeptMatch, readKept } from './kept';

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

/** Reads the text of a backup; each match in it is replayed, and a bad one does not spoil the others. */
export function readBackup(text: string, file: string): Read<Backup> {
  const backup = backupSchema.safeParse(jsonOf(text));
  if (!backup.success)
    return bad([{ file, path: '', expected: 'a file of all battles', found: 'another file' }]);
  const { format, matches } = backup.data;
  if (format !== BACKUP_FORMAT)
    return bad([
      { file, path: 'format', expected: `format ${BACKUP_FORMAT}`, found: `format ${format}` },
    ]);
  const read = matches.map((value, i) => readMatch(value, `${file}, battle ${i + 1}`));
  return good({
    matches: read.flatMap((it) => (it.ok ? [it.value] : [])),
    faults: read.flatMap((it) => (it.ok ? [] : it.faults)),
  });
}

function readMatch(value: unknown, file: string): Read<KeptMatch> {
  const read = readKept(value, file);
  const replayed = read.ok ? replaySave(read.value.save, file) : read;
  return replayed.ok ? read : bad(replayed.faults);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
