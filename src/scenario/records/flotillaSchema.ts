import * as z from 'zod/mini';
import { count, described, id, nation, positive, roughDate, text } from '../form/fields';

/** A flotilla of motor torpedo boats counts as one ship [ST-2.7]; figures are those of all its boats together. */
export const flotillaFileSchema = z.strictObject({
  $schema: z.optional(text),
  navy: id,
  name: text,
  nation,
  flotillas: z
    .array(
      z.strictObject({
        id,
        name: text,
        inService: z.strictObject({ from: roughDate, to: roughDate }),
        boats: z.int().check(z.positive()),
        standardTons: positive,
        speedKnots: positive,
        guns: z.strictObject({ caliberInches: positive, count: z.int().check(z.positive()) }),
        tubes: z.int().check(z.positive()),
        lightBarrels: described('Of 20 mm and more.', count),
        sources: z.array(text).check(z.minLength(2)),
        uncertain: z.array(text),
      }),
    )
    .check(z.minLength(1)),
});

export type FlotillaFile = z.output<typeof flotillaFileSchema>;
export type FlotillaRecord = FlotillaFile['flotillas'][number];
