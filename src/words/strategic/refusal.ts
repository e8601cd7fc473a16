import type { Refusal } from '../../rules/core';
import { refusalSayer } from '../core/codes';
import { generalRefusal } from '../general/refusal';
import type { Names } from './names';
import { strategicRefusalsText } from './texts/refusals';
import { strategicRefusalWordsText } from './texts/refusalWords';

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
function codeWord(name: string, code: string): string | undefined {
  const key = `${name}.${code}`;
  const say = strategicRefusalWordsText as unknown as (key: string) => string;
  return Object.hasOwn(strategicRefusalWordsText.en, key) ? say(key) : undefined;
}

const say = refusalSayer(
  strategicRefusalsText,
  (name, code, names: Names) => UNITS[name]?.(code, names) ?? codeWord(name, code),
);

/** Why an order may not be given, with units by their names. */
export const refusalText = (refusal: Refusal, names: Names): string =>
  say(refusal, names) ?? generalRefusal(refusal);
