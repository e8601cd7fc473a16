import * as z from 'zod/mini';
import { AIR_LEVELS, SEARCH_HOURS } from '../../rules/seekrieg/query';
import { described, hex, id, side, text } from '../form/fields';
import { aircraft, area, course, knots } from './fields';

/** Rows of weather zones, and zones of a row: 2,000 miles of sea, and little enough to be drawn hex by hex. */
export const MAX_ZONES = 10;

const ofZones = <T extends z.ZodMiniType>(of: T) =>
  z
    .array(z.array(of).check(z.minLength(1), z.maxLength(MAX_ZONES)))
    .check(z.minLength(1), z.maxLength(MAX_ZONES));

const zoneWeather = z.strictObject({
  force: z.int().check(z.gte(0), z.lte(12)),
  wind: described('Where it blows from.', course),
  visibility: described('The visibility code of CHART C1.', z.int().check(z.gte(0), z.lte(9))),
  ceiling: described('None without it.', z.optional(z.enum(AIR_LEVELS))),
});

/** [SK-8, SK-34.2] The search map of a campaign or a carrier battle. */
export const searchMap = z.strictObject({
  carriers: described(
    'A carrier battle, in turns of two minutes [SK-34.2].',
    z.optional(z.literal(true)),
  ),
  watching: described(
    'Aircraft that are over the enemy when a carrier battle begins, by side [SK-35.18].',
    z.optional(z.strictObject({ allies: z.optional(aircraft), axis: z.optional(aircraft) })),
  ),
  turnHours: described(
    'Hours of each search turn of a campaign; the last stands for all that follow.',
    z.optional(z.array(z.literal([...SEARCH_HOURS])).check(z.minLength(1))),
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
        ofZones(z.int().check(z.gte(1), z.lte(20))),
      ),
      weather: described(
        'Of each zone, in the same order; rolled without it.',
        z.optional(ofZones(zoneWeather)),
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
