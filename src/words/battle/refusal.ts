import type { BoardSide, Weapon } from '../../rules/battle';
import type { Refusal } from '../../rules/core';
import { refusalSayer } from '../core/codes';
import { generalRefusal } from '../general/refusal';
import type { Names } from './common/names';
import { boardSideName, weaponName } from './common/words';
import { refusalsText } from './texts/refusals';
import { refusalWordsText } from './texts/refusalWords';
import { wordsText } from './texts/words';

type Called = Pick<Names, 'stack' | 'ship' | 'isShip' | 'taskForce'>;

/** Everything by id, as in notation. */
export const ID_NAMES: Called = {
  stack: (id) => id,
  ship: (id) => id,
  isShip: () => false,
  taskForce: (id) => id,
};

/** Figures that are codes or ids, by name. */
const WORDS: Readonly<Record<string, (value: string, names: Called) => string>> = {
  stack: (id, names) => stackPhrase(names.stack(id)),
  force: (id, names) => names.taskForce(id),
  id: (id, names) => (names.isShip(id) ? names.ship(id) : id),
  weapon: (code) => weaponName(code as Weapon),
  doe: (code) => boardSideName(code as BoardSide),
  choices: (code) => boardSideName(code as BoardSide),
  deed: (code) => codeWord(`deed.${code}`),
  step: (code) => codeWord(`step.${code}`),
};

const codeWord = refusalWordsText as unknown as (key: string) => string;

/** 'the stack of Hood' */
const stackPhrase = (name: string): string =>
  name === wordsText('aStack')
    ? refusalWordsText('thatStack')
    : refusalWordsText('stackOf', { name });

const say = refusalSayer(
  refusalsText,
  (name, code, names: Called) => WORDS[name]?.(code, names),
  (name) => (name === 'choices' ? 'or' : 'and'),
);

/** Why an order may not be given, stacks and ships by their names. */
export const refusalText = (refusal: Refusal, names: Called): string =>
  say(refusal, names) ?? generalRefusal(refusal);
