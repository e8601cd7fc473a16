import { type Draw, type Refusal, refusalCode } from '../../rules/core';
import { pickFrom } from './pickFrom';

/** A random item, or what there is instead where there are none. */
export const pickOr = <T>(draw: Draw, items: readonly T[], otherwise: T): T =>
  items.length === 0 ? otherwise : pickFrom(draw, items);

/** One of some names; now and then that of nothing. */
export const nameFrom = (draw: Draw, names: readonly string[]): string =>
  draw(12) === 0 ? 'no-such-thing' : pickOr(draw, names, 'nobody');

/** What fills in the fields of a line, by the name of the field. */
type FieldWords = Readonly<Record<string, () => string>>;

/**
 * An order of one of some lines of notation, most often illegal: a verb and its fields, each of which is a key of
 * `words` or stands for itself. Throws if the line cannot be read.
 */
export function inventOrder<Order extends { kind: string }>(
  draw: Draw,
  lines: readonly string[],
  words: FieldWords,
  parseOrder: (text: string) => Order | Refusal,
): Order {
  const [verb = '', ...fields] = pickFrom(draw, lines).split(' ');
  const said = fields.map((field) => (Object.hasOwn(words, field) ? words[field]?.() : field));
  const order = parseOrder([verb, ...said].join(' '));
  if (!('kind' in order)) throw new Error(`Made up, and cannot be read: ${refusalCode(order)}`);
  return order;
}
