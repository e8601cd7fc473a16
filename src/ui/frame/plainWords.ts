/** Lower case without accents and hyphens, so that 'Furutaka' also finds 'Furūtaka'. */
const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[-'’,]/g, ' ');

/** Whether a text has words that begin with each of these. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const plain = ` ${plainWords(text)}`;
  return words.every((word) => plain.includes(` ${word}`));
}

/** The words that somebody looks for. */
export const wordsIn = (text: string): string[] => plainWords(text).split(/\s+/).filter(Boolean);
