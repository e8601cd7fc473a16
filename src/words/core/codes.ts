import { type Figures, type Refusal, refusalKey } from '../../rules/core';
import type { Catalog } from './catalog';
import { figure, listed, upperFirst } from './say';
import type { Say } from './texts';

type Value = Figures[string];

/** The word for a code or an id among the figures; `undefined` if it stays as it is. */
type Word<Names> = (name: string, code: string, names: Names) => string | undefined;

type Ask = (key: string, figures: Readonly<Record<string, string | number>>) => string;

/** How a list is joined, by the name of the figure. */
type Joint = (name: string) => 'and' | 'or';

/** Turns codes with figures into text by a catalog; `undefined` for a code that the catalog does not have. */
export const codeSayer =
  <T extends Catalog, Names>(say: Say<T>, word: Word<Names>, joint: Joint = () => 'and') =>
  (code: string, figures: Figures | undefined, names: Names): string | undefined => {
    if (!Object.hasOwn(say.en, code) && !Object.hasOwn(say.en, `${code}_other`)) return undefined;
    const words = Object.entries(figures ?? {}).map(([name, value]) => [
      name,
      // A plural depends on the number.
      name === 'count' ? value : valueText(value, (it) => word(name, it, names) ?? it, joint(name)),
    ]);
    return (say as unknown as Ask)(code, Object.fromEntries(words));
  };

/** Turns refusals into sentences. */
export const refusalSayer = <T extends Catalog, Names>(
  say: Say<T>,
  word: Word<Names>,
  joint: Joint = () => 'or',
) => {
  const sayCode = codeSayer(say, word, joint);
  return (refusal: Refusal, names: Names): string | undefined => {
    const said = sayCode(refusalKey(refusal), refusal.figures, names);
    return said && upperFirst(said);
  };
};

function valueText(value: Value, word: (code: string) => string, joint: 'and' | 'or'): string {
  if (typeof value === 'number') return figure(value);
  if (typeof value === 'string') return word(value);
  const words = value.map((it) => word(String(it)));
  return words.length === 0 ? word('none') : listed(words, joint);
}
