import type { Figures, Refusal } from '../../rules/core';
import { figure, listed } from '../core/say';
import { upperFirst } from './events/say';
import type { Names } from './names';
import { strategicRefusalsText } from './texts/refusals';
import { strategicRefusalWordsText } from './texts/refusalWords';

type Texts = Readonly<Record<string, string>>;
type Value = Figures[string];

/**
 * Why an order may not be given: by its code and the form of its sentence, with its figures and units by their names.
 * What has no text, or came without its figures, is told as the rules wrote it.
 */
export function refusalText({ code, sentence, figures = {} }: Refusal, names: Names): string {
  const key = figures.form === undefined ? code : `${code}.${figures.form}`;
  const english = (strategicRefusalsText.en as Texts)[key];
  if (english === undefined || !isWhole(english, figures)) return sentence;
  const words = Object.entries(figures).map(([name, value]) => [name, wordsOf(name, value, names)]);
  const say = strategicRefusalsText as unknown as (key: string, words: Texts) => string;
  return upperFirst(say(key, Object.fromEntries(words)));
}

/** Every figure of a text is there. */
const isWhole = (text: string, figures: Figures): boolean =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].every(([, name = '']) => Object.hasOwn(figures, name));

function wordsOf(name: string, value: Value, names: Names): string {
  if (typeof value === 'object')
    return listed(
      value.map((it) => wordOf(name, String(it))),
      'or',
    );
  if (typeof value === 'number') return figure(value);
  return UNITS[name]?.(value, names) ?? wordOf(name, value);
}

/** Figures that are ids, by the names of what they stand for. */
const UNITS: Readonly<Record<string, (id: string, names: Names) => string>> = {
  division: (id, names) => names.division(id),
  ship: (id, names) => names.ship(id),
  towed: (id, names) => names.ship(id),
  squadron: (id, names) => names.squadronOf(id),
  base: (id, names) => names.home(id),
  landUnit: (id, names) => names.landUnit(id),
  flight: (id, names) => names.flight(id),
  at: (id, names) => names.flight(id),
  contact: anyUnit,
  target: anyUnit,
  unit: anyUnit,
  over: anyUnit,
  goal: anyUnit,
};

function anyUnit(id: string, names: Names): string {
  const name = names.any(id);
  if (name !== id) return name === names.squadron(id) ? names.squadronOf(id) : name;
  return isReport(id) ? strategicRefusalWordsText('contact', { id }) : names.division(id);
}

/** 'c5-2', the second report of turn 5. */
const isReport = (id: string): boolean => /^c\d+-\d+$/.test(id);

/** A code among the figures by its word; what has none stays as it is. */
function wordOf(name: string, code: string): string {
  const key = `${name}.${code}`;
  const say = strategicRefusalWordsText as unknown as (key: string) => string;
  return Object.hasOwn(strategicRefusalWordsText.en, key) ? say(key) : code;
}
