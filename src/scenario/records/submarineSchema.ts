import * as z from 'zod/mini';
import { described, id, nation, positive, roughDate, text } from '../form/fields';

/** One class of submarines, real figures: long tons standard, knots, meters. */
const submarineClass = z.strictObject({
  id,
  name: text,
  standardTons: described('On the surface.', positive),
  surfacedKnots: positive,
  submergedKnots: positive,
  depthMeters: described('Operational diving depth.', positive),
  bowTubes: z.int().check(z.positive()),
  torpedoes: described(
    'Oxygen torpedoes, those of the United States, or others [ST-2.20].',
    z.enum(['oxygen', 'us', 'other']),
  ),
  deckGunInches: described('0 for none.', z.number().check(z.nonnegative())),
  sources: z.array(text).check(z.minLength(2)),
  uncertain: described('What the sources do not agree on.', z.array(text)),
  boats: z
    .array(
      z.strictObject({
        id,
        name: text,
        inService: z.strictObject({ from: roughDate, to: roughDate }),
      }),
    )
    .check(z.minLength(1)),
});

/** The submarines of one navy. */
export const submarineFileSchema = z.strictObject({
  $schema: z.optional(text),
  navy: id,
  name: text,
  nation,
  submarines: z.array(submarineClass).check(z.minLength(1)),
});

export type SubmarineClass = z.output<typeof submarineClass>;
export type SubmarineFile = z.output<typeof submarineFileSchema>;
