import * as z from 'zod/mini';
import { described, text } from '../form/fields';
import { lossesSchema } from './losses';

/** What the scenario of any system tells of itself, beside its game. */
export const story = {
  situation: described(
    'Three sentences: who is where, who wants what, what it turns on.',
    z.array(text).check(z.minLength(3), z.maxLength(3)),
  ),
  victory: described('How to win, for people; the figures are in `objectives`.', text),
  history: text,
  losses: described('What became of these ships in history.', z.optional(lossesSchema)),
  sources: z.array(text).check(z.minLength(2)),
};

/** For systems whose scenarios name what is not known. */
export const uncertain = described('What the sources do not agree on.', z.optional(z.array(text)));
