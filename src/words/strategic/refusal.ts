import type { Refusal } from '../../rules/core';
import { refusalSayer } from '../core/codes';
import { generalRefusal } from '../general/refusal';
import type { Names } from './common/names';
import { strategicRefusalsText } from './texts/refusals';
import { strategicRefusalWordsText } from './texts/refusalWords';

type Called = Pick<
  Names,
  'division' | 'ship' | 'squadron' | 'squadronOf' | 'home' | 'landUnit' | 'flight' | 'any'
>;

const byId = (id: string): string => id;

/** Everything by its id, as notation has it. */
export const ID_NAMES: Called = {
  division: byId,
  ship: byId,
  squadron: byId,
  squadronOf: byId,
  home: byId,
  landUnit: byId,
  flight: byId,
  any: byId,
};

/** Figures that are ids, by the names of what they stand for. */
const UNITS: Readonly<Record<string, (id: string, names: Called) => string>> = {
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

function anyUnit(id: string, names: Called): string {
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
  (name, code, names: Called) => UNITS[name]?.(code, names) ?? codeWord(name, code),
);

/** Why an order may not be given, with units by their names. */
export const refusalText = (refusal: Refusal, names: Called): string =>
  say(refusal, names) ?? generalRefusal(refusal);
