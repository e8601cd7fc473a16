import type { Refusal } from '../../rules/core';
import { EVENT_CARDS } from '../../rules/sea-wings/query';
import { refusalSayer } from '../core/codes';
import { generalRefusal } from '../general/refusal';
import { cardName } from './common/cardName';
import { cardObject } from './common/cardObject';
import { hexOf } from './common/hexOf';
import type { Names } from './common/names';
import { wingsRefusalsText } from './texts/refusals';
import { wingsRefusalWordsText } from './texts/refusalWords';

/** Figures that are ids, by the names of what they stand for; without names, as where there is no view, ids stay. */
const UNITS: Readonly<Record<string, (id: string, names: Names) => string | undefined>> = {
  taskForce: (id, names) => names.taskForce(id),
  into: (id, names) => names.taskForce(id),
  over: (id, names) => names.force(id),
  ship: (id, names) => names.any(id),
  tower: (id, names) => names.ship(id),
  towed: (id, names) => names.ship(id),
  base: (id, names) => names.base(id),
  home: (id, names) => names.home(id),
  to: (id, names) => names.home(id),
  target: (id, names) => names.target(id),
  marker: (id, names) => names.marker(id),
  formation: (id, names) => names.flight(id),
  ordnance: (id, names) => names.load(id),
  card: (id) => {
    const card = EVENT_CARDS.find((it) => it === id);
    return card && cardName(card);
  },
  on: (id, names) => cardObject(id, names),
  hex: (text, names) => {
    const hex = hexOf(text);
    return hex && names.hex(hex);
  },
};

/** A code among the figures by its word; what has none stays as it is. */
function codeWord(name: string, code: string): string | undefined {
  const key = `${name}.${code}`;
  const say = wingsRefusalWordsText as unknown as (key: string) => string;
  return Object.hasOwn(wingsRefusalWordsText.en, key) ? say(key) : undefined;
}

const say = refusalSayer(
  wingsRefusalsText,
  (name, code, names: Names | undefined) =>
    (names && UNITS[name]?.(code, names)) ?? codeWord(name, code),
);

/** Why an order may not be given, with units by their names. */
export const refusalText = (refusal: Refusal, names: Names | undefined): string =>
  say(refusal, names) ?? generalRefusal(refusal);
