import { backupText, readBackup } from '../../game/backup';
import { good, type Read } from '../../scenario';
import type { Fault } from '../../scenario/form/fault';
import { loadWords, segmentIn } from '../../words/registry';
import { nextTask } from '../frame/nextTask';
import { matchText } from '../i18n/match';
import { autosave } from './autosave';

/** A battle as it stood earlier, for a list. */
export interface EarlierEntry {
  /** Its key for going back to it. */
  number: number;
  where: string;
  savedAt: Date;
}

/** Where a battle can go back to, the newest first; not where it stands now. */
export async function earlierStates(id: string): Promise<EarlierEntry[]> {
  const [now, states] = await Promise.all([autosave.load(id), autosave.earlier(id)]);
  const present = JSON.stringify(now?.save.orders);
  await Promise.all([...new Set(states.map(({ kept }) => kept.save.system))].map(loadWords));
  return states
    .filter(({ kept }) => JSON.stringify(kept.save.orders) !== present)
    .map(({ number, where, kept }) => ({
      number,
      where: typeof where === 'string' ? where : segmentIn(kept.save.system, where),
      savedAt: new Date(kept.savedAt),
    }));
}

/** Sets a battle back; throws when that state cannot be replayed. */
export async function goBack(id: string, number: number): Promise<void> {
  if (await autosave.goBack(id, number)) return;
  throw new Error(matchText('earlierBad'));
}

/** All battles of this browser as the text of one file, and how many they are. */
export async function exportAll(): Promise<{ text: string; count: number }> {
  const matches = await autosave.list();
  return { text: backupText(matches), count: matches.length };
}

/** The result of importing battles from a file. */
export interface Imported {
  added: number;
  /** Battles already here. */
  known: number;
  /** The faults of the others. */
  faults: Fault[];
}

/**
 * Imports the good battles of a file that `exportAll` made; battles already here are not changed. The page stays in
 * use meanwhile.
 * @param tell gets how many have been read, and of how many
 */
export async function importAll(
  text: string,
  file: string,
  tell: (done: number, of: number) => void,
): Promise<Read<Imported>> {
  const read = await readBackup(text, file, (done, of) => {
    tell(done, of);
    return nextTask();
  });
  if (!read.ok) return read;
  const { matches, faults } = read.value;
  const counts = { added: 0, known: 0, failed: 0 };
  for (const kept of matches) counts[await autosave.add(kept)] += 1;
  const { added, known } = counts;
  return good({ added, known, faults });
}
