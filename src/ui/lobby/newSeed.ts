const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Enough for a billion battles, and short enough for a link. */
const LENGTH = 6;

/** The seed of a battle that has not been drawn yet. */
export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(LENGTH))]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');
