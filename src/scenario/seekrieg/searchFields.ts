import * as z from 'zod/mini';
import { SEARCH_HOURS } from '../../rules/seekrieg/query';
import { described, hex, id, side, text } from '../form/fields';
import { area, course, knots } from './fields';

/** [SK-8] The search map of a campaign. */
export const searchMap = z.strictObject({
  turnHours: described(
    'Hours of each search turn; the last stands for all that follow.',
    z.array(z.literal([...SEARCH_HOURS])).check(z.minLength(1)),
  ),
  weatherHours: described(
    'Hours after which the weather moves on by a zone; 12 without it [SK-7.6].',
    z.optional(z.int().check(z.gte(6), z.lte(24))),
  ),
  zones: described(
    'Weather zones of 200 by 200 miles [SK-7.1].',
    z.strictObject({
      corner: described('The hex at the northwest corner.', hex),
      areas: described(
        'The weather area of each zone, row by row, the rows from west to east [SK-7.2].',
        z
          .array(z.array(z.int().check(z.gte(1), z.lte(20))).check(z.minLength(1)))
          .check(z.minLength(1)),
      ),
    }),
  ),
  land: described('Hexes of the search map that are land.', z.optional(z.array(area))),
  forces: z
    .array(
      z.strictObject({
        id,
        name: text,
        side,
        hex: described('On the search map, hexes of ten miles.', hex),
        course,
        knots,
        elements: described(
          'Its elements; the first ship of the first is the flagship.',
          z.array(id).check(z.minLength(1)),
        ),
      }),
    )
    .check(z.minLength(2)),
});
