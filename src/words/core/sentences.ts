import type { Catalog, Filled, TextKey } from './catalog';
import type { Part } from './logLine';

/** The value of a placeholder in the log: words, a number, a name on the board, or several of these. */
type Filling = Part | number | readonly Part[];

/** Marks of a placeholder that occur in no text: from Unicode's private use area. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const PLACE = new RegExp(`${OPEN}(\\w+)${CLOSE}`);

/** Fills the texts of a catalog in pieces: names on the board stay names, wherever a language puts them. */
export const sayer =
  <Texts extends Catalog>(text: (key: TextKey<Texts>, ...figures: never) => string) =>
  <K extends TextKey<Texts>>(
    key: K,
    fillings: Filled<Texts, K, Filling> & Readonly<Record<string, Filling>>,
  ): Part[] => {
    const ask = text as unknown as (key: K, figures: Readonly<Record<string, unknown>>) => string;
    const pieces = ask(key, marksFor(fillings)).split(PLACE);
    return pieces.flatMap((piece, at) => (at % 2 === 0 ? words(piece) : partsOf(fillings[piece])));
  };

const marksFor = (fillings: Readonly<Record<string, Filling>>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(fillings).map(([name, filling]) => [
      name,
      typeof filling === 'object' ? `${OPEN}${name}${CLOSE}` : filling,
    ]),
  );

const words = (piece: string): Part[] => (piece === '' ? [] : [piece]);

const partsOf = (filling: Filling | undefined): Part[] =>
  Array.isArray(filling) ? [...filling] : [filling as Part];
