const SMALL_WORDS: readonly string[] = ['of', 'the', 'and', 'de'];

/** 'new-orleans' as 'New Orleans': what a view knows by its id alone; namesakes' suffixes are left out. */
export const titleOf = (id: string): string =>
  id
    .replace(/-(us|jp|fr|it|nl|de|su|\d{4})$/, '')
    .split('-')
    .map((word, at) =>
      at > 0 && SMALL_WORDS.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
