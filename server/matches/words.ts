import { newLanes } from '../common/lanes';
import type { Room } from './room';
import { hashPassphrase, isPassphrase } from './secrets';

interface House {
  inRoom<T>(id: string, job: (room: Room) => Promise<T>): Promise<T | undefined>;
}

/** So many are checked at one time: each takes a thread of the few that Node has for such things for some 50 ms. */
const MAX_AT_ONCE = 2;

/** The words of private matches. They are slow to check, so that no match's queue waits for it. */
export class Words {
  private readonly lanes = newLanes(MAX_AT_ONCE);

  constructor(private readonly matches: House) {}

  /** What is kept of a new word. */
  hash(word: string): Promise<string> {
    return this.lanes(() => hashPassphrase(word));
  }

  /** What is kept of a match's word, if this is it. */
  async proof(id: string, word: string | undefined): Promise<string | undefined> {
    if (word === undefined) return undefined;
    const kept = await this.matches.inRoom(id, async ({ match }) => match.info.passphrase);
    if (kept === undefined) return undefined;
    return (await this.lanes(() => isPassphrase(word, kept))) ? kept : undefined;
  }
}
