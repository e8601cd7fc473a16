const OWN = 'own-';
const SENT = 'sent-';
const LENGTH = 10;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

const isOf = (head: string, id: string): boolean =>
  new RegExp(`^${head}[a-z0-9]{${LENGTH}}$`).test(id);

/** Of an id that may be that of a battle written in this browser. */
export const isOwnId = (id: string): boolean => isOf(OWN, id);

/** Of an id that may be that of a battle which somebody has written and which came with a match. */
export const isSentId = (id: string): boolean => isOf(SENT, id);

/** Of a battle that no list has: its file is kept in this browser. */
export const isUnlistedId = (id: string): boolean => isOwnId(id) || isSentId(id);

/** An id that no other battle has. */
export const newOwnId = (): string => OWN + newName();
export const newSentId = (): string => SENT + newName();

const newName = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(LENGTH)),
    (byte) => LETTERS[byte % LETTERS.length],
  ).join('');
