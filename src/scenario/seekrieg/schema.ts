import * as z from 'zod/mini';
import { story, uncertain } from '../core/story';
import { latitude, longitude } from '../form/degrees';
import {
  bySideOf,
  described,
  hex,
  id,
  isoDate,
  NAMED,
  nation,
  startTime,
  text,
  theaterName,
} from '../form/fields';
import { area, element, landBase, objective, turn, weather } from './fields';
import { searchMap } from './searchFields';

const sideInFile = z.strictObject({
  name: text,
  nation,
  report: described('What it is told of the enemy [SK-6.3].', z.optional(text)),
  hasCommonSignals: described(
    'Its ships share no signals: two at one target count as three [SK-35.11].',
    z.optional(z.literal(false)),
  ),
});

/** A name on the chart. The rules ignore it. */
const chartName = z.strictObject({ name: text, hex, of: z.enum(NAMED) });

/** A scenario of Seekrieg as its author writes it [SK-33.10]. */
export const seekriegSchema = z.strictObject({
  $schema: z.optional(text),
  system: z.literal('seekrieg'),
  id,
  title: text,
  place: text,
  theater: theaterName,
  date: isoDate,
  time: startTime,
  latitude: described('Degrees, north positive.', latitude),
  longitude: described('Degrees, east positive.', longitude),
  weather,
  turns: described('Two minutes each.', turn),
  minutes: described('How long two people play it, about.', z.int().check(z.positive())),
  land: z.optional(z.array(area)),
  names: described('What is written on the chart.', z.optional(z.array(chartName))),
  sides: bySideOf(sideInFile),
  elements: z.array(element).check(z.minLength(1)),
  bases: described(
    'Airfields and strips; the air module is then on.',
    z.exactOptional(z.array(landBase)),
  ),
  modules: described(
    'Modules of the rules beyond surface ships [SK-3.1].',
    z.optional(z.array(z.enum(['air', 'submarine', 'search']))),
  ),
  search: described('The search map; `turns` are then search turns.', z.optional(searchMap)),
  objectives: described('Without one, damage points count [SK-1.13].', z.array(objective)),
  ...story,
  uncertain,
});

export type SeekriegFile = z.output<typeof seekriegSchema>;
export type ElementInFile = SeekriegFile['elements'][number];
export type ShipInFile = ElementInFile['ships'][number];
