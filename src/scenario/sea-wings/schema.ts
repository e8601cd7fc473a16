import * as z from 'zod/mini';
import { BASE_TABLE, EDGES, EVENT_CARDS, type RatedBase } from '../../rules/sea-wings/query';
import { story, uncertain } from '../core/story';
import { chartNames } from '../form/chartNames';
import { latitude, point, position } from '../form/degrees';
import {
  bySideOf,
  count,
  described,
  hex,
  id,
  isoDate,
  nation,
  side,
  text,
  theaterName,
} from '../form/fields';

/** [WG-1.12] */
export const FIRST_HOURS = ['00:00', '04:00', '08:00', '12:00', '16:00', '20:00'] as const;

const factors = z.int().check(z.gte(1), z.lte(40));

const airGroup = z.strictObject({
  aircraft: id,
  factors,
  mayCarry: described('The most factors that may carry ordnance [WG-29.49].', z.optional(count)),
  night: described(
    'The trait Night, where the type has it not [WG-27.12].',
    z.optional(z.boolean()),
  ),
});

const ship = z.union([
  z.strictObject({
    ship: id,
    airCapacity: described('Where the registry has none [WG-26.12].', z.optional(factors)),
    airGroups: z.optional(z.array(airGroup).check(z.minLength(1))),
  }),
  z.strictObject({ convoy: id, name: text, ships: z.int().check(z.gte(1)) }),
  z.strictObject({ oiler: id, name: text }),
]);

const force = z.strictObject({
  id,
  name: text,
  commander: z.optional(text),
  side,
  hex: described('Where it starts [WG-29.58].', hex),
  at: described('The same in degrees, for people.', position),
  spotted: z.optional(z.boolean()),
  ships: z.array(ship).check(z.minLength(1)),
});

const RATED_BASES = Object.keys(BASE_TABLE) as [RatedBase, ...RatedBase[]];

const base = z.strictObject({
  id,
  base: described('Its row of the base table [WG-28.1].', z.enum(RATED_BASES)),
  side,
  hex,
  at: position,
  airGroups: z.array(airGroup),
});

const carrierTypes = z.array(z.enum(['CV', 'CVL', 'CVE'])).check(z.minLength(1));
const common = { id, scores: side, points: z.int() };

export const objective = z.union([
  z.strictObject({ ...common, kind: z.literal('convoy-unloaded'), base: id }),
  z.strictObject({
    ...common,
    kind: z.literal('convoy-stopped'),
    base: id,
    hexes: z.nullable(count),
  }),
  z.strictObject({ ...common, kind: z.literal('base-hit'), base: id, most: count }),
  z.strictObject({ ...common, kind: z.literal('base-open'), base: id }),
  z.strictObject({
    ...common,
    ...{ kind: z.literal('carriers-sunk'), of: side, types: carrierTypes, least: count },
  }),
  z.strictObject({ ...common, kind: z.literal('never-launched'), of: side, types: carrierTypes }),
  z.strictObject({ ...common, kind: z.literal('handicap') }),
]);

/** [WG-29.50] */
export const victoryMargin = z.strictObject({ side, wins: z.int(), loses: z.int() });

/** Factors that a side must put on strikes at a base in one turn. */
export const requiredStrike = z.strictObject({
  side,
  turn: count,
  base: id,
  aircraft: id,
  least: count,
  loads: described('The loads that count.', z.array(id).check(z.minLength(1))),
  usual: described(
    'What a side gets that plans nothing of the kind.',
    z.array(z.strictObject({ formation: id, factors, load: id })).check(z.minLength(1)),
  ),
});

const card = z.enum(EVENT_CARDS);

const sideInFile = z.strictObject({
  name: text,
  nation,
  dummies: count,
  floatplanes: described('What its catapults carry [WG-5.11].', id),
  friendlyEdges: z.array(z.enum(EDGES)),
  deck: described(
    'The standard deck without these cards and with one more of others [WG-21.17].',
    z.strictObject({ without: z.array(card), more: z.array(card), dummies: count }),
  ),
  hand: described('Cards at the start beside the random ones.', z.array(card)),
  handSize: count,
  draws: count,
  initiative: z.strictObject({ day: z.int(), night: z.int() }),
  training: described('Added to the attack of its aircraft [WG-29.51].', z.optional(z.int())),
});

/** A scenario of Sea Wings as its author writes it [WG-29.1]. */
export const seaWingsSchema = z.strictObject({
  $schema: z.optional(text),
  system: z.literal('sea-wings'),
  id,
  title: text,
  place: text,
  theater: theaterName,
  date: isoDate,
  time: described(
    'The hour at which turn 1 begins; the printed 24:00 is 00:00 of the same night [WG-1.12].',
    z.enum(FIRST_HOURS),
  ),
  turns: z.int().check(z.gte(1), z.lte(60)),
  minutes: described('How long two people play it, about.', z.int().check(z.positive())),
  map: z.strictObject({
    corner: described('The northwest corner.', position),
    midLatitude: latitude,
    columns: z.int().check(z.gte(1)),
    rows: z.int().check(z.gte(1)),
    land: described('Coasts: hexes whose middle lies inside are land.', z.array(z.array(point))),
    names: chartNames,
  }),
  sides: bySideOf(sideInFile),
  forces: z.array(force).check(z.minLength(2)),
  bases: z.array(base),
  objectives: z.array(objective),
  margin: z.optional(victoryMargin),
  requiredStrikes: described(
    'What a side must plan in a turn [WG-29.22].',
    z.optional(z.array(requiredStrike)),
  ),
  options: described(
    'Options that the scenario fixes, whatever the players choose [WG-23.1].',
    z.optional(
      z.strictObject({
        searchAndStrike: z.optional(z.boolean()),
        fuel: z.optional(z.boolean()),
        lastMessage: z.optional(z.boolean()),
      }),
    ),
  ),
  ...story,
  uncertain,
});

export type SeaWingsFile = z.output<typeof seaWingsSchema>;
type ForceInFile = SeaWingsFile['forces'][number];
export type ShipInFile = ForceInFile['ships'][number];
export type AirGroupInFile = z.output<typeof airGroup>;
