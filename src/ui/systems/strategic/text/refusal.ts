import type { Refusal } from '../../../../rules/core';
import { strategicRefusalsText } from '../../../i18n/strategicRefusals';
import { language } from '../../../i18n/texts';
import type { Names } from '../names';

/** Why an order may not be given, with units by their names: as the rules wrote it, or as the language of the screen says it. */
export function refusalText({ sentence, figures = {} }: Refusal, names: Names): string {
  const found = language() === 'en' ? undefined : recognized(sentence);
  return found ? reworded(found, names) : withNames(sentence, figures, names);
}

function withNames(sentence: string, figures: NonNullable<Refusal['figures']>, names: Names) {
  const ids = Object.values(figures)
    .flat()
    .filter((it): it is string => typeof it === 'string' && it !== '');
  return ids.reduce((text, id) => text.replaceAll(id, names.any(id)), sentence);
}

type Key = keyof typeof strategicRefusalsText.en;

interface Recognized {
  key: Key;
  words: Readonly<Record<string, string>>;
}

function reworded({ key, words }: Recognized, names: Names): string {
  const called = Object.entries(words).map(([name, word]) => [name, names.any(word)]);
  const say = strategicRefusalsText as unknown as (
    key: Key,
    words: Readonly<Record<string, string>>,
  ) => string;
  return say(key, Object.fromEntries(called));
}

/** The text that a sentence of the rules is written by, and what stands in its places. */
export function recognized(sentence: string): Recognized | undefined {
  for (const { key, pattern } of PATTERNS) {
    const found = pattern.exec(sentence);
    if (found) return { key, words: { ...found.groups } };
  }
  return undefined;
}

/** The longest text first: what stands in a place may be anything. */
const PATTERNS = (Object.entries(strategicRefusalsText.en) as [Key, string][])
  .sort(([, a], [, b]) => b.length - a.length)
  .map(([key, text]) => ({ key, pattern: patternOf(text) }));

function patternOf(text: string): RegExp {
  const literal = text.replace(/[.?()+*[\]^$|]/g, '\\$&');
  return new RegExp(`^${literal.replace(/\{\{(\w+)\}\}/g, '(?<$1>.+?)')}$`);
}
