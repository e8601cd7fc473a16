import * as z from 'zod/mini';
import { LEVELS, RESOLUTIONS } from '../../rules/strategic';
import { DAMAGE_STATES, LAND_UNIT_KINDS, RANGE_BOXES } from '../../rules/strategic/query';
import { story, uncertain } from '../core/story';
import { chartNames } from '../form/chartNames';
import { latitude, longitude, point, position } from '../form/degrees';
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

const turn = z.int().check(z.positive());
const hour = z.int().check(z.gte(0), z.lte(24));

/** Where a unit stands: a range box in the Basic game, degrees or a hex in the Advanced game. */
const place = {
  box: described('Basic game: its range box [ST-6.3].', z.optional(z.enum(RANGE_BOXES))),
  at: described('Advanced game: degrees north and east.', z.optional(position)),
  hex: described('Advanced game: a hex, where degrees are too coarse.', z.optional(hex)),
};

const ship = z.union([
  z.strictObject({
    ship: id,
    captain: z.optional(text),
    damageLevels: described('Suffered before the game begins.', z.optional(count)),
  }),
  z.strictObject({ submarine: id, captain: z.optional(text) }),
  z.strictObject({ flotilla: id, captain: z.optional(text) }),
]);

const division = z.strictObject({
  id: described(
    'A for allies, X for the axis, S after it for a submarine, and a number: it shows nothing to the enemy.',
    z.string().check(z.regex(/^[AX]S?[1-9]\d?$/, 'an id like A1, X2 or AS1')),
  ),
  name: text,
  side,
  commander: z.optional(text),
  ...place,
  choice: described(
    'Boxes among which its owner may choose at set-up.',
    z.optional(z.array(z.enum(RANGE_BOXES)).check(z.minLength(2))),
  ),
  freeFrom: described('The turn from which it may move.', z.optional(turn)),
  enters: described(
    'It is not on the map before that turn: it enters then, or then or later at will.',
    z.optional(z.enum(['then', 'atWill'])),
  ),
  comesUpTo: described(
    'With `enters`: it comes at all when 1d6 thrown on that turn is at most this [ST-24.8a].',
    z.optional(z.int().check(z.gte(1), z.lte(5))),
  ),
  undividedUntil: described('Its ships stay together before this turn.', z.optional(turn)),
  ships: z.array(ship).check(z.minLength(1)),
});

const squadrons = z.strictObject({
  aircraft: id,
  home: described('A ship or a land unit.', id),
  steps: described(
    'A squadron each, of 1 to 4 steps of three aircraft [ST-2.30].',
    z.array(z.int().check(z.gte(1), z.lte(4))).check(z.minLength(1)),
  ),
  longLegged: z.optional(z.boolean()),
});

const landUnit = z.strictObject({
  id,
  name: text,
  side,
  kind: z.enum(LAND_UNIT_KINDS),
  ...place,
  radar: z.optional(z.union([z.literal(0), z.literal(1), z.literal(2)])),
});

const theater = z.strictObject({
  corner: described('The northwest corner.', position),
  farCorner: described('The southeast corner.', position),
  land: described(
    'A row of hexes each from the north, `#` for land; columns with an odd number stand half a hex lower. Made by `flag-plot land`.',
    z.optional(z.array(z.string().check(z.regex(/^[.#]+$/, 'a row of `.` and `#`')))),
  ),
  coastlines: described(
    'Without `land`: every hex whose middle lies in one of them is land.',
    z.optional(
      z.array(z.strictObject({ name: text, points: z.array(point).check(z.minLength(3)) })),
    ),
  ),
  names: chartNames,
  exits: z.optional(
    z.array(
      z.strictObject({
        id,
        name: text,
        side,
        edge: z.enum(['north', 'east', 'south', 'west']),
        from: described('Degrees along the edge; all of it without.', z.optional(longitude)),
        to: z.optional(longitude),
      }),
    ),
  ),
});

const area = z.union([
  z.strictObject({ near: position, hexes: count }),
  z.strictObject({
    westOf: described('Degrees east: all hexes west of it.', longitude),
  }),
  z.strictObject({ eastOf: longitude }),
  z.strictObject({ box: z.enum(RANGE_BOXES) }),
  z.strictObject({ exit: id }),
]);

const shipIds = z.array(id).check(z.minLength(1));

const condition = z.union([
  z.strictObject({
    shipsIn: shipIds,
    areas: z.array(area).check(z.minLength(1)),
    least: z.optional(count),
    most: z.optional(count),
  }),
  z.strictObject({ shipsHurt: shipIds, state: z.enum(DAMAGE_STATES), least: count }),
  z.strictObject({ landHurt: id, state: z.enum(DAMAGE_STATES) }),
]);

const objective = z.strictObject({
  id,
  text: described('In a sentence, for people.', text),
  scores: side,
  points: described('Negative where they are lost.', z.int()),
  per: z.optional(z.enum(['once', 'ship'])),
  when: z.array(condition).check(z.minLength(1)),
});

const sideRules = z.strictObject({
  airToAir: described("Added to the side's air-to-air attacks.", z.optional(z.int())),
  longLegged: described('All its squadrons are [ST-6.7].', z.optional(z.boolean())),
});

/** A scenario of the strategic system as its author writes it [ST-24.10]. */
export const strategicSchema = z.strictObject({
  $schema: z.optional(text),
  system: z.literal('strategic'),
  id,
  title: text,
  level: z.enum(LEVELS),
  place: text,
  theater: theaterName,
  date: isoDate,
  time: described(
    'The full hour at which turn 1 begins: `06:00`.',
    z.string().check(z.regex(/^([01]\d|2[0-3]):00$/, 'a full hour like 06:00')),
  ),
  turns: z.int().check(z.gte(1), z.lte(200)),
  minutes: described('How long two people play it, about.', z.int().check(z.positive())),
  daylight: described(
    'From the first hour up to the second [ST-1.22]; 6 to 18 when absent.',
    z.optional(z.strictObject({ from: hour, to: hour })),
  ),
  poor: described(
    'Turns of Poor weather, both counted; everywhere, or north of a latitude [ST-1.23].',
    z.optional(z.array(z.strictObject({ from: turn, to: turn, northOf: z.optional(latitude) }))),
  ),
  sides: bySideOf(z.strictObject({ name: text, nation })),
  map: z.optional(theater),
  divisions: z.array(division).check(z.minLength(2)),
  scouts: described(
    'What the catapults of the ships of a side carry [ST-2.26].',
    z.optional(z.strictObject({ allies: z.optional(id), axis: z.optional(id) })),
  ),
  squadrons: z.array(squadrons),
  landUnits: z.array(landUnit),
  spottedAtStart: z.optional(z.array(text)),
  spottedUpTo: described(
    'Each of them only when 1d6 is at most this [ST-6.11a].',
    z.optional(z.int().check(z.gte(1), z.lte(5))),
  ),
  objectives: z.array(objective),
  rules: z.optional(z.strictObject({ allies: z.optional(sideRules), axis: z.optional(sideRules) })),
  resolution: z.strictObject({
    usual: z.enum(RESOLUTIONS),
    ordered: described('A Quick that nobody can refuse [ST-21.2].', z.optional(z.boolean())),
    battleOptions: described(
      'Optional rules of its battles beside fog, by their names [ST-21.6].',
      z.optional(z.record(text, z.boolean())),
    ),
  }),
  options: described(
    'Optional rules that suit it, each with the reason in a sentence; players may choose otherwise.',
    z.optional(z.strictObject({ nearAttacks: z.optional(text), twoQuietTurns: z.optional(text) })),
  ),
  quietTurns: described(
    'Turns without contact that end an Advanced game [ST-22.3]; 12 when absent.',
    z.optional(turn),
  ),
  firstActionHexes: z.optional(turn),
  tacticalLand: z.optional(z.array(z.strictObject({ hex, land: z.array(hex) }))),
  ...story,
  uncertain,
});

export type StrategicFile = z.output<typeof strategicSchema>;
export type DivisionInFile = StrategicFile['divisions'][number];
export type ShipInFile = DivisionInFile['ships'][number];
export type MapInFile = NonNullable<StrategicFile['map']>;
