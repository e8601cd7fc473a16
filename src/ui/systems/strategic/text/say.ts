import type { Side } from '../../../../rules/core';
import type { EventOf, StrategicEvent } from '../../../../rules/strategic';
import type { Filled, TextKey } from '../../../i18n/catalog';
import type { en } from '../../../i18n/en/strategicLog';
import { listedParts } from '../../../i18n/say';
import { strategicLogText } from '../../../i18n/strategicLog';
import { type Lights, NO_LIGHTS, type Part, type Telling, type Tone } from '../../../log/logLine';
import type { Names } from '../names';

/** How one kind of event is told; `null` where nothing is worth a line. */
export type Teller<Kind extends StrategicEvent['kind']> = (
  event: EventOf<Kind>,
  names: Names,
) => Telling | null;

/** A teller for each of some kinds of event. */
export type Tellers<Kind extends StrategicEvent['kind']> = { [K in Kind]: Teller<K> };

/** What may stand in a sentence of the log: words, a number, a name on the board, or several of these. */
export type Filling = Part | number | readonly Part[];

type Key = TextKey<typeof en>;

interface How {
  tone?: Tone;
  depth?: Telling['depth'];
  lights?: Partial<Lights>;
}

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
  const ask = strategicLogText as unknown as (
    key: Key,
    figures: Readonly<Record<string, unknown>>,
  ) => string;
  const pieces = ask(key, Object.fromEntries(marks)).split(PLACE);
  return pieces.flatMap((piece, at) => (at % 2 === 0 ? words(piece) : partsOf(fillings[piece])));
}

const words = (piece: string): Part[] => (piece === '' ? [] : [piece]);

const partsOf = (filling: Filling | undefined): Part[] =>
  Array.isArray(filling) ? [...filling] : [filling as Part];

/** A sentence as a line of the log, its first letter a capital. */
export function telling(
  parts: readonly Part[],
  { tone = 'plain', depth = 0, lights = {} }: How = {},
): Telling {
  const [first, ...rest] = parts;
  return {
    parts: first ? [begun(first), ...rest] : [],
    tone,
    depth,
    lights: { ...NO_LIGHTS, ...lights },
  };
}

/** Names of ships stay as they are written. */
function begun(first: Part): Part {
  if (typeof first === 'string') return upperFirst(first);
  return first.about === 'ship' ? first : { ...first, name: upperFirst(first.name) };
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The pieces of which sentences are made. */
export const ship = (names: Names, id: string): Part => ({ name: names.ship(id), about: 'ship' });
export const division = (names: Names, id: string): Part => ({
  name: names.division(id),
  about: 'stack',
});
export const land = (names: Names, id: string): Part => ({
  name: names.landUnit(id),
  about: 'stack',
});
export const target = (names: Names, id: string): Part => ({
  name: names.target(id),
  about: 'stack',
});
export const side = (names: Names, of: Side): Part => ({ name: names.side(of), about: 'side' });

/** Several things by name, as a list. */
export const list = (
  names: Names,
  ids: readonly string[],
  part: (names: Names, id: string) => Part,
): Part[] => listedParts(ids.map((id) => part(names, id)));
