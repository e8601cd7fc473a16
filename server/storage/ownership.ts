/** Whose a match is: this server's, that of the one at an address, or nobody's, as there is no such match. */
export type Owned = 'mine' | 'nobody' | { address: string };

/** With several servers on one database each match has one owner, who alone may change it. */
export interface Ownership {
  /** Makes a match this server's, unless a live server has it. */
  claim(id: string): Promise<Owned>;
  /** Takes unfinished matches whose owner is gone; their ids. */
  adopt(limit: number): Promise<string[]>;
  /** Calls back when others have taken matches of this server, which was silent for too long. */
  onLost(listener: (ids: readonly string[]) => void): void;
  /** Calls back when there may be matches without an owner. */
  onFree(listener: () => void): void;
}

/** A match is another server's. */
export class MovedError extends Error {
  override name = 'MovedError';

  constructor(readonly address: string) {
    super(`The match is at ${address}.`);
  }
}
