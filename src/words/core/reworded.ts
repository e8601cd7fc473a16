import type { Catalog } from './catalog';
import type { Say } from './texts';

/** `'{{who}} fires {{count}} guns'` as a pattern with a group for each figure. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text.replace(/[.*+?^$()[\]\\|]/g, '\\$&').replace(/\{\{(\w+)\}\}/g, '(?<$1>.+)')}$`,
  );

const patterns = new WeakMap<Catalog, readonly (readonly [key: string, pattern: RegExp])[]>();

function patternsOf(catalog: Catalog) {
  const known = patterns.get(catalog);
  if (known) return known;
  const made = Object.entries(catalog).map(([key, text]) => [key, patternOf(text)] as const);
  patterns.set(catalog, made);
  return made;
}

/**
 * A sentence that was made in English elsewhere, in the language of the screen: the text of a namespace that it was made
 * of is found by its form. `undefined` where there is none.
 * @param figure how a figure of the sentence is written
 */
export function reworded<T extends Catalog>(
  say: Say<T>,
  sentence: string,
  figure: (name: string, words: string) => string = (_name, words) => words,
): string | undefined {
  for (const [key, pattern] of patternsOf(say.en)) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const figures = Object.entries(found.groups ?? {}).map(([name, words]) => [
      name,
      figure(name, words),
    ]);
    const ask = say as unknown as (
      key: string,
      figures: Readonly<Record<string, string>>,
    ) => string;
    return ask(key, Object.fromEntries(figures));
  }
  return undefined;
}
