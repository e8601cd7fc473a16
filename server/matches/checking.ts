import type { Matches } from './matches';
import { hasBots } from './room';

/** Checks every unfinished match, one after another; those already in use have been checked. */
export async function checkAll(matches: Matches): Promise<{ sound: number; aside: number }> {
  const counts = { sound: 0, aside: 0 };
  for (const id of await matches.storage.ids('playing')) {
    const room = await matches
      .inRoom(id, async (it) => it)
      .catch((error: unknown) => {
        matches.report((it) => it.fault?.(error, 'check'));
        return undefined;
      });
    counts[room ? 'sound' : 'aside'] += 1;
    if (room && !hasBots(room)) await matches.letGo(id);
    await new Promise(setImmediate);
  }
  return counts;
}
