import * as z from 'zod/mini';
import { lossesSchema } from '../core/losses';
import { latitude, longitude } from '../form/degrees';
import {
  bySideOf,
  described,
  hex,
  id,
  isoDate,
  NAMED,
  nation,
  text,
  theaterName,
} from '../form/fields';
import { area, element, objective, turn, weather } from './fields';
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
  time: described(
    'Local time at which the battle begins: `05:52`.',
    z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time like 05:52')),
  ),
  latitude: described('Degrees, north positive.', latitude),
  longitude: described('Degrees, east positive.', longitude),
  weather,
  turns: described('Two minutes each.', turn),
  minutes: described('How long two people play it, about.', z.int().check(z.positive())),
  land: z.optional(z.array(area)),
  names: described('What is written on the chart.', z.optional(z.array(chartName))),
  sides: bySideOf(sideInFile),
  elements: z.array(element).check(z.minLength(1)),
  modules: described(
    'Modules of the rules beyond surface ships [SK-3.1].',
    z.optional(z.array(z.enum(['air', 'submarine', 'search']))),
  ),
  search: described('The search map; `turns` are then search turns.', z.optional(searchMap)),
  objectives: described('Without one, damage points count [SK-1.13].', z.array(objective)),
  situation: described(
    'Three sentences: who is where, who wants what, what it turns on.',
    z.array(text).check(z.minLength(3), z.maxLength(3)),
  ),
  victory: described('How to win, for people; the figures are in `objectives`.', text),
  history: text,
  losses: described('What became of these ships in history.', z.optional(lossesSchema)),
  sources: z.array(text).check(z.minLength(2)),
  uncertain: described('What the sources do not agree on.', z.optional(z.array(text))),
});

export type SeekriegFile = z.output<typeof seekriegSchema>;
export type ElementInFile = SeekriegFile['elements'][number];
export type ShipInFile = ElementInFile['ships'][number];
