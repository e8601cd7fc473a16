/** Longer names would be too small to read on a counter. */
const MAX_LETTERS = 19;

/** A ship's name as it fits on her counter: as many of its first words as must be are initials, and the last is whole. */
export function counterName(name: string): string {
  const words = name.split(' ');
  for (let i = 0; i < words.length - 1 && words.join(' ').length > MAX_LETTERS; i++)
    words[i] = `${(words[i] as string).charAt(0)}.`;
  return words.join(' ');
}
