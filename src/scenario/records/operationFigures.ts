import * as z from 'zod/mini';
import { HULL_TYPES } from '../../rules/core';
import { count, described, text } from '../form/fields';

/** The figures that operations need of a ship beyond those of a battle; absent means none, or derived from the rest. */
export const operationFigures = {
  torpedoProtection: described(
    'A designed torpedo protection, or bulges [ST-2.18].',
    z.optional(z.boolean()),
  ),
  aircraft: described(
    'Aircraft that she can operate, catapult floatplanes apart [ST-2.24].',
    z.optional(count),
  ),
  floatplanes: described('On catapults or cranes [ST-2.26].', z.optional(count)),
  strategic: described(
    'What does not follow from her other figures.',
    z.optional(
      z.strictObject({
        type: described(
          'Where it is not that of the class [ST-2.7].',
          z.optional(z.enum(HULL_TYPES)),
        ),
        traits: described(
          'M vulnerable magazines, F whole main battery forward, D armored flight deck [ST-2.29].',
          z.optional(z.array(z.enum(['M', 'F', 'D']))),
        ),
        newDirectors: described('Akizuki class and Taiho [ST-2.22].', z.optional(z.boolean())),
        asw: described(
          'Where it is not that of her kind and year [ST-2.21].',
          z.optional(
            z.strictObject({ rating: z.nullable(z.int().check(z.gte(1), z.lte(5))), why: text }),
          ),
        ),
        radar: described(
          'Where it does not follow from the sets aboard [ST-2.27].',
          z.optional(
            z.strictObject({
              level: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
              why: text,
            }),
          ),
        ),
      }),
    ),
  ),
};
