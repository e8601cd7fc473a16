import type { Refusal } from '../../rules/core';
import { refusalSayer } from '../core/codes';
import { generalRefusalsText } from './texts/refusals';
import { generalRefusalWordsText } from './texts/refusalWords';

type Texts = Readonly<Record<string, string>>;

function word(name: string, code: string): string | undefined {
  const key = `${name}.${code}`;
  const ask = generalRefusalWordsText as unknown as (key: string) => string;
  return Object.hasOwn(generalRefusalWordsText.en as Texts, key) ? ask(key) : undefined;
}

const say = refusalSayer(generalRefusalsText, word, () => 'and');

/** Why something cannot be done, outside of any system's rules; a refusal without a text shows its code. */
export const generalRefusal = (refusal: Refusal): string =>
  say(refusal, undefined) ?? generalRefusalsText('unknown', { code: refusal.code });
