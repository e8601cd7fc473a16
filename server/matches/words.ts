import { newLanes } from '../common/lanes';
import type { Room } from './room';
import { hashPassphrase, isPassphrase } from './secrets';

interface House {
  inRoom<T>(id: string, job: (room: Room) => Promise<T>): Promise<T | undefined>;
}

/** How many are checked at a time. Each takes one of Node's few pool threads for about 50 ms. */
const MAX_AT_ONCE = 2;

/** The passphrases of private matches. They are slow to check, so no match's queue waits for it. */
export class Words {
  private readonly lanes = newLanes(MAX_AT_ONCE);

  constructor(private readonly matches: House) {}

  /** The stored hash of a new passphrase. */
  hash(word: string): Promise<string> {
    return this.lanes(() => hashPassphrase(word));
  }

  /** The stored hash of the match's passphrase, if this is the right one. */
  async proof(id: string, word: string | undefined): Promise<string | undefined> {
    if (word === undefined) return undefined;
    const kept = await this.matches.inRoom(id, async ({ match }) => match.info.passphrase);
    if (kept === undefined) return undefined;
    return (await this.lanes(() => isPassphrase(word, kept))) ? kept : undefined;
  }
}
