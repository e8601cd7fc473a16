const HEAD = 'own-';
const LENGTH = 10;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Of an id that may be that of a battle of one's own. */
export const isOwnId = (id: string): boolean => new RegExp(`^${HEAD}[a-z0-9]{${LENGTH}}$`).test(id);

/** An id that no other battle has. */
export const newOwnId = (): string =>
  HEAD +
  Array.from(
    crypto.getRandomValues(new Uint8Array(LENGTH)),
    (byte) => LETTERS[byte % LETTERS.length],
  ).join('');
