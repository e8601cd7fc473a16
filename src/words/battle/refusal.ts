import type { BoardSide } from '../../rules/battle/model/scenario';
import type { Weapon } from '../../rules/battle/model/state';
import type { Figures, Refusal } from '../../rules/core';
import { figure } from '../core/say';
import { language } from '../core/texts';
import { type Names, withStackNames } from './names';
import { refusalsText } from './texts/refusals';
import { refusalWordsText } from './texts/refusalWords';
import { wordsText } from './texts/words';
import { boardSideName, listed, upperFirst, weaponName } from './words';

type Texts = Readonly<Record<string, string>>;

/**
 * Why an order may not be given, in the language of the screen: by its code and the form of its sentence, with its figures.
 * What has no words in that language, or came without its figures, is told as the rules wrote it.
 */
export function refusalText({ code, sentence, figures = {} }: Refusal, names: Names): string {
  const key = figures.form === undefined ? code : `${code}.${figures.form}`;
  const english = (refusalsText.en as Texts)[key];
  if (language() === 'en' || english === undefined || !isWhole(english, figures))
    return withStackNames(sentence, names);
  const words = Object.entries(figures).map(([name, value]) => [name, wordsOf(name, value, names)]);
  const ask = refusalsText as unknown as (key: string, figures: Texts) => string;
  return upperFirst(ask(key, Object.fromEntries(words)));
}

/** Every figure of a text is there. */
const isWhole = (text: string, figures: Figures): boolean =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].every(([, name = '']) => Object.hasOwn(figures, name));

type Value = Figures[string];

/** Figures that are codes, by their names. */
const WORDS: Readonly<Record<string, (value: string, names: Names) => string>> = {
  stack: (id, names) => stackPhrase(names.stack(id)),
  force: (id, names) => names.taskForce(id),
  id: (id, names) => (names.isShip(id) ? names.ship(id) : id),
  weapon: (code) => weaponName(code as Weapon),
  doe: (code) => boardSideName(code as BoardSide),
  deed: (code) =>
    (refusalWordsText.en as Texts)[`deed.${code}`] ? deedWord(`deed.${code}`) : code,
  step: (code) =>
    (refusalWordsText.en as Texts)[`step.${code}`] ? deedWord(`step.${code}`) : code,
};

function wordsOf(name: string, value: Value, names: Names): string {
  if (name === 'choices' && typeof value === 'object')
    return listed(
      value.map((it) => boardSideName(it as BoardSide)),
      'or',
    );
  if (typeof value === 'object') return listed(value.map(String));
  if (typeof value === 'number') return figure(value);
  return WORDS[name]?.(value, names) ?? value;
}

const deedWord = refusalWordsText as unknown as (key: string) => string;

/** 'the stack of Hood' */
const stackPhrase = (name: string): string =>
  name === wordsText('aStack')
    ? refusalWordsText('thatStack')
    : refusalWordsText('stackOf', { name });
