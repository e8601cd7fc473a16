import { type Figures, type Refusal, refusalKey } from '../../rules/core';
import type { Catalog } from './catalog';
import { figure, listed } from './say';
import type { Say } from './texts';

/** A figure of a refusal: a number, an id or code, or several of them. */
export type Value = Figures[string];

/** How a code or an id among the figures is called; `undefined` where it stands as it is. */
export type Word<Names> = (name: string, code: string, names: Names) => string | undefined;

type Ask = (key: string, figures: Readonly<Record<string, string>>) => string;

/** How the things of a list are joined, by the name of the figure. */
type Joint = (name: string) => 'and' | 'or';

/** Says refusals with the texts of a catalog; `undefined` for one that the catalog does not have. */
export const refusalSayer =
  <T extends Catalog, Names>(say: Say<T>, word: Word<Names>, joint: Joint = () => 'or') =>
  (refusal: Refusal, names: Names): string | undefined => {
    const key = refusalKey(refusal);
    if (!Object.hasOwn(say.en, key)) return undefined;
    const words = Object.entries(refusal.figures ?? {}).map(([name, value]) => [
      name,
      valueText(value, (code) => word(name, code, names) ?? code, joint(name)),
    ]);
    return upperFirst((say as unknown as Ask)(key, Object.fromEntries(words)));
  };

function valueText(value: Value, word: (code: string) => string, joint: 'and' | 'or'): string {
  if (typeof value === 'number') return figure(value);
  if (typeof value === 'string') return word(value);
  const words = value.map((it) => word(String(it)));
  return words.length === 0 ? word('none') : listed(words, joint);
}

const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
