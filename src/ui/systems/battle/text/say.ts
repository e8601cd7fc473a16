import type { Filled, TextKey } from '../../../i18n/catalog';
import type { en } from '../../../i18n/en/telling';
import { tellingText } from '../../../i18n/telling';
import type { Part } from '../../../log/logLine';

type Key = TextKey<typeof en>;

/** What may stand in a sentence of the log: words, a number, a name on the board, or several of these. */
export type Filling = Part | number | readonly Part[];

/** Marks of a place in a sentence that no text has: the private use of Unicode. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const PLACE = new RegExp(`${OPEN}(\\w+)${CLOSE}`);

/** A sentence in the language of the screen, in pieces: names on the board stay names, wherever the sentence puts them. */
export function say<K extends Key>(
  key: K,
  fillings: Filled<typeof en, K, Filling> & Readonly<Record<string, Filling>>,
): Part[] {
  const marks = Object.entries(fillings).map(([name, filling]) => [
    name,
    typeof filling === 'object' ? `${OPEN}${name}${CLOSE}` : filling,
  ]);
  const ask = tellingText as unknown as (
    key: Key,
    figures: Readonly<Record<string, unknown>>,
  ) => string;
  const pieces = ask(key, Object.fromEntries(marks)).split(PLACE);
  return pieces.flatMap((piece, at) => (at % 2 === 0 ? words(piece) : partsOf(fillings[piece])));
}

const words = (piece: string): Part[] => (piece === '' ? [] : [piece]);

const partsOf = (filling: Filling | undefined): Part[] =>
  Array.isArray(filling) ? [...filling] : [filling as Part];
