import * as z from 'zod/mini';
import type { Axial } from '../../hex';
import { SIDES } from '../../rules/core';
import { THEATERS } from './theaters';

/** Nations as records name them; a navy's ensign depends on its nation. */
export const NATIONS = [
  'united-kingdom',
  'australia',
  'canada',
  'new-zealand',
  'india',
  'united-states',
  'france',
  'netherlands',
  'poland',
  'norway',
  'soviet-union',
  'germany',
  'italy',
  'japan',
] as const;

/** The kinds of names on a chart. */
export const NAMED = ['land', 'water', 'place'] as const;

/** A schema with words for authors: editors show them beside the key [scenarios/schema]. */
export function described<T extends z.ZodMiniType>(words: string, schema: T): T {
  const own = schema.clone() as T;
  z.globalRegistry.add(own, { description: words });
  return own;
}

/** Small pieces that several schemas share. */
export const text = z.string().check(z.minLength(1));
export const id = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'a name of small letters, figures and hyphens'));
export const nation = z.enum(NATIONS);
export const theaterName = described('What lists are filtered by.', z.optional(z.enum(THEATERS)));
export const positive = z.number().check(z.positive());
export const notNegative = z.number().check(z.nonnegative());
export const count = z.int().check(z.nonnegative());
export const fraction = z.number().check(z.gte(0), z.lte(1));
export const side = z.enum(SIDES);
export const isoDate = z.iso.date();
export const startTime = described(
  'Local time at which the battle begins: `05:52`.',
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time like 05:52')),
);

/** A day, or a month or year when the day is unknown. */
export const roughDate = z
  .string()
  .check(
    z.regex(
      /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
      'a date like 1941-05-24, 1941-05 or 1941',
    ),
  );

/** A hex as a file writes it: `[q, r]`, axial coordinates from the middle of the board [BT-1.6]. */
export const hex = z.pipe(
  z.tuple([z.int(), z.int()]),
  z.transform(([q, r]): Axial => ({ q, r })),
);

/** A hex as states and saves hold it. */
export const axial = z.strictObject({ q: z.int(), r: z.int() });

export const bySideOf = <T extends z.ZodMiniType>(value: T) =>
  z.strictObject({ allies: value, axis: value });
