import { useEffect, useState } from 'react';
import { reportFault } from '../frame/faults';
import { loadLibrary } from '../match/lazyLibrary';
import type { KeptMatch } from '../match/library';
import { onMatchesChanged } from './matchesChange';

/** Matches kept in this browser, the one played last first; `undefined` until they have been read. */
export function useMatches() {
  const [matches, setMatches] = useState<readonly KeptMatch[]>();
  useEffect(() => {
    const read = () => void listAll().then(setMatches).catch(reportFault);
    read();
    return onMatchesChanged(read);
  }, []);
  const onRemove = (id: string) => void remove(id).then(setMatches).catch(reportFault);
  return { matches, onRemove };
}

/** Who has none need not fetch the rules of all systems to learn it. */
const listAll = async (): Promise<KeptMatch[]> =>
  (await keepsAny()) ? (await loadLibrary()).listMatches() : [];

/** A browser whose storage cannot be read is taken to keep some: the library tells what is wrong. */
const keepsAny = (): Promise<boolean> =>
  import('../../game/shelf').then(({ keepsMatches }) => keepsMatches()).catch(() => true);

/** Removes a match and gives those that are left. */
async function remove(id: string): Promise<KeptMatch[]> {
  const { listMatches, removeMatch } = await loadLibrary();
  await removeMatch(id);
  return listMatches();
}
