// Not the whole of hex: the first page needs hex keys but not honeycomb-grid.
import { type Axial, hexKey, parseHexKey } from '../../hex/axial';

/** How a field of an order is written in its line. */
export interface Field<Value> {
  /** What the error message says was expected. */
  name: FieldName;
  /** One word, or all remaining words. */
  takes: 'word' | 'rest';
  write(value: Value): string[];
  /** `undefined` when the words do not stand for a value. */
  read(words: readonly string[]): Value | undefined;
}

/** The name of a field in a refusal. */
export type FieldName =
  | 'id'
  | 'word'
  | 'count'
  | 'hex'
  | 'ids'
  | 'groups'
  | 'path'
  | 'yes-or-no'
  | 'choice'
  | 'flag'
  | 'text';

const MAX_ITEMS = 64;

const ID = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/;
const idIn = (word: string): string | undefined => (ID.test(word) ? word : undefined);

/** A field of one word. */
const word = <Value>(
  name: FieldName,
  read: (text: string) => Value | undefined,
  write: (value: Value) => string,
): Field<Value> => ({
  name,
  takes: 'word',
  write: (value) => [write(value)],
  read: ([text]) => (text === undefined ? undefined : read(text)),
});

const itself = (text: string): string => text;

/** The id of a ship, stack, division or anything else: letters, digits and hyphens, at most 64. */
export const id: Field<string> = word('id', idIn, itself);

/** An id, or a lone hyphen for nothing. */
export const idOrNone: Field<string> = word(
  'word',
  (text) => (text === '-' ? text : idIn(text)),
  itself,
);

/** A whole number from 0 to 999. */
export const count: Field<number> = word(
  'count',
  (text) => (/^\d{1,3}$/.test(text) ? Number(text) : undefined),
  String,
);

/** `3,-2` */
export const hex: Field<Axial> = word('hex', parseHexKey, hexKey);

/** `yes` or `no` for a boolean. */
export const yesNo: Field<boolean> = word(
  'yes-or-no',
  (text) => ({ yes: true, no: false })[text],
  (value) => (value ? 'yes' : 'no'),
);

/** One of the words listed. */
export const oneOf = <const Value extends string>(choices: readonly Value[]): Field<Value> =>
  word(
    'choice',
    (text) => choices.find((choice) => choice === text),
    (value) => value,
  );

/** `yes` or `no` as they are. */
export const answer: Field<'yes' | 'no'> = oneOf(['yes', 'no']);

/** `a+b+c`, or a lone hyphen for none. */
export const ids: Field<string[]> = word(
  'ids',
  (text) => (text === '-' ? [] : idsIn(text)),
  (value) => value.join('+') || '-',
);

/** `a+b/c`: groups of ids. */
export const groups: Field<string[][]> = word(
  'groups',
  (text) => listOf(text.split('/'), idsIn),
  (value) => value.map((group) => group.join('+')).join('/'),
);

/** `1,2/1,3`: hexes one after the other, or a lone hyphen for none. */
export const path: Field<Axial[]> = word(
  'path',
  (text) => (text === '-' ? [] : listOf(text.split('/'), parseHexKey)),
  (value) => value.map(hexKey).join('/') || '-',
);

/** Ids to the end of the line, a word each. */
export const idsToEnd: Field<string[]> = {
  name: 'ids',
  takes: 'rest',
  write: (value) => value,
  read: (words) => listOf(words, idIn),
};

/** An optional word at the end of the line. */
export const flag = (mark: string): Field<boolean> => ({
  name: 'flag',
  takes: 'rest',
  write: (value) => (value ? [mark] : []),
  read: (words) =>
    words.length === 0 ? false : words.length === 1 && words[0] === mark ? true : undefined,
});

/** All words to the end of the line as they are, at least one. */
export const textToEnd = (maxLength: number): Field<string> => ({
  name: 'text',
  takes: 'rest',
  write: (value) => [value],
  read: (words) => {
    const text = words.join(' ');
    return text.length > 0 && text.length <= maxLength ? text : undefined;
  },
});

const idsIn = (text: string): string[] | undefined => listOf(text.split('+'), idIn);

function listOf<T>(words: readonly string[], read: (word: string) => T | undefined) {
  const values = words.map(read);
  const isGood = words.length <= MAX_ITEMS && values.every((value) => value !== undefined);
  return isGood ? (values as T[]) : undefined;
}
