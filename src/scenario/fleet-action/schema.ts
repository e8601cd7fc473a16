import * as z from 'zod/mini';
import { story, uncertain } from '../core/story';
import {
  bySideOf,
  count,
  described,
  hex,
  id,
  isoDate,
  NAMED,
  nation,
  side,
  startTime,
  text,
  theaterName,
} from '../form/fields';
import { area, course, freeExit, happening, knots, mapEdges, objective } from './fields';
import { airSquadron, landTarget, squadron, submarine } from './forces';

const dummy = z.strictObject({
  side,
  hex: described('Without it dealt to another marker of the side [NW-3.8].', z.optional(hex)),
  course,
  knots,
});

const sideInFile = z.strictObject({
  name: text,
  nation,
  homeEdges: described('Without one, the edge nearest to its flagship [NW-8.31].', mapEdges),
  minefields: described('Hexes that it marks before the battle [NW-6.2].', z.optional(count)),
});

/** A name on the chart. The rules ignore it. */
const chartName = z.strictObject({ name: text, hex, of: z.enum(NAMED) });

/** A scenario of Fleet Action as its author writes it [NW-32.8]. */
export const fleetActionSchema = z.strictObject({
  $schema: z.optional(text),
  system: z.literal('fleet-action'),
  id,
  title: text,
  place: text,
  theater: theaterName,
  date: isoDate,
  time: startTime,
  light: z.enum(['day', 'night']),
  visibility: described(
    'Tactical Visibility Range in range bands [NW-12.1].',
    z.int().check(z.gte(0), z.lte(6)),
  ),
  wind: described('Where it blows from; calm without it [NW-34.9].', z.optional(course)),
  badWeather: described(
    'Where ships are slowed [NW-8.33].',
    z.optional(z.union([z.literal('everywhere'), z.array(area).check(z.minLength(1))])),
  ),
  map: described(
    'First and last column and row; 61 by 51 hexes without it [NW-1.18].',
    z.optional(
      z.strictObject({
        columns: z.tuple([z.int(), z.int()]),
        rows: z.tuple([z.int(), z.int()]),
      }),
    ),
  ),
  land: z.optional(z.array(area)),
  names: described('What is written on the chart.', z.optional(z.array(chartName))),
  turns: described('Six minutes each.', z.int().check(z.gte(1), z.lte(60))),
  minutes: described('How long two people play it, about.', z.int().check(z.positive())),
  sides: bySideOf(sideInFile),
  squadrons: z.array(squadron).check(z.minLength(1)),
  airSquadrons: z.optional(z.array(airSquadron)),
  landTargets: z.optional(z.array(landTarget)),
  submarines: z.optional(z.array(submarine)),
  dummies: described('Contact markers that hold nothing [NW-3.8].', z.optional(z.array(dummy))),
  objectives: z.array(objective),
  freeExits: described(
    'Who may leave without loss, by which edge and from when [NW-30.2].',
    z.optional(z.array(freeExit)),
  ),
  convoyOf: described('The side whose merchant ships count double [NW-30.4].', z.optional(side)),
  happenings: described(
    "What happens by the scenario's own terms.",
    z.optional(z.array(happening)),
  ),
  ...story,
  uncertain,
});

export type FleetActionFile = z.output<typeof fleetActionSchema>;
export type SquadronInFile = FleetActionFile['squadrons'][number];
export type ShipInFile = NonNullable<SquadronInFile['ships']>[number];
export type AirSquadronInFile = z.output<typeof airSquadron>;
export type AirStandInFile = AirSquadronInFile['stands'][number];
export type Area = z.output<typeof area>;
