import type { Matches } from '../matches/matches';
import { MovedError } from '../storage/ownership';

const DAY_MS = 24 * 3600_000;

/** How many matches are deleted at a time. */
const BATCH = 100;

/** How long matches and chat are kept after the end of a match, in days; 0 keeps them forever. */
export interface KeepSettings {
  finishedDays: number;
  chatDays: number;
}

/** Deletes what is older than the settings allow. Returns the number of deleted matches. */
export async function clearOut(
  matches: Matches,
  { finishedDays, chatDays }: KeepSettings,
): Promise<number> {
  const before = (days: number): number => matches.now() - days * DAY_MS;
  if (chatDays > 0) await matches.storage.removeChat(before(chatDays));
  return finishedDays > 0 ? removeFinished(matches, before(finishedDays)) : 0;
}

/** Returns 1, or 0 for a match of another process, which deletes it itself. */
async function removeOwn(matches: Matches, id: string): Promise<number> {
  try {
    await matches.remove(id);
    return 1;
  } catch (error) {
    if (error instanceof MovedError) return 0;
    throw error;
  }
}

async function removeFinished(matches: Matches, updatedBefore: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const filter = { status: 'finished', updatedBefore, limit: BATCH } as const;
    const found = await matches.storage.list(filter);
    const before = removed;
    for (const { id } of found) removed += await removeOwn(matches, id);
    if (found.length < BATCH || removed === before) return removed;
  }
}
