import * as z from 'zod/mini';
import { checked } from '../form/check';
import type { Read } from '../form/fault';
import { bySideOf, id } from '../form/fields';

/** No question needs more of one kind. */
const MAX_CHANGES = 40;

/** Words of a key or a value. */
const word = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/, 'a word of letters, figures and hyphens'));

const some = <T extends z.ZodMiniType>(of: T) =>
  z.optional(z.array(of).check(z.maxLength(MAX_CHANGES)));

const setting = z.strictObject({
  /** A ship of the scenario; of the scenario itself when absent. */
  of: z.exactOptional(id),
  key: word,
  value: word,
});

/** What is otherwise than in the scenario as it is written. */
export const changesSchema = z.strictObject({
  without: some(id),
  exchange: some(z.strictObject({ ship: id, by: id })),
  join: some(z.strictObject({ ship: id, force: id })),
  set: some(setting),
  options: some(z.strictObject({ option: word, isOn: z.boolean() })),
  /** The bot that plays each side. */
  bots: z.optional(bySideOf(z.optional(word))),
});

export type Changes = z.output<typeof changesSchema>;

/** Checks changes that come from outside, such as a link. */
export const readChanges = (value: unknown, file: string): Read<Changes> =>
  checked(changesSchema, value, file);

/** Nothing is otherwise. */
export const isUnchanged = (changes: Changes): boolean =>
  Object.values(changes).every((it) => it === undefined || Object.keys(it).length === 0);
