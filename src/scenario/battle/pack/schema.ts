import * as z from 'zod/mini';
import {
  ARMORS,
  CALIBERS,
  CRITICALS,
  HOURS,
  IMPULSES_PER_ROUND,
  ROWS,
  SHIP_TYPES,
  TABLE_IDS,
  TORPEDO_KINDS,
  WEATHERS,
} from '../../../rules/battle';
import { GUNNERY_MODIFIERS, IMPULSE_PHASES, MAX_BOXES, MOVERS } from '../../../rules/battle/query';
import { described, id, isoDate, roughDate } from '../../form/fields';
import { overrides } from './overrides';

/** Texts and lists have a maximum length, and numbers a range: a pack may come from anywhere. */
const upTo = (letters: number) => z.string().check(z.minLength(1), z.maxLength(letters));
const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const between = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most));
const listOf = <T extends z.ZodMiniType>(entry: T, most: number) =>
  z.array(entry).check(z.maxLength(most));

/** The description that every table has. */
const provenance = {
  name: upTo(60),
  source: described('Where the figures come from: book, page.', upTo(300)),
  fill: described("Some of the figures are not the printed game's.", z.boolean()),
};

const table = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject({ ...provenance, ...shape });

/** Rows for the sums of dice, without gap or overlap. */
const diceTable = <T extends z.ZodMiniType>(result: T) =>
  table({
    rows: listOf(z.strictObject({ from: whole(0, 40), to: whole(0, 40), result }), 40),
  });

/** `row` for a gunnery hit, `plunging` and `speedLoss` for one on the hull: the checks report what does not fit. */
const gunfireResult = z.strictObject({
  kind: z.enum(['dud', 'torpedo-mount', 'critical', 'gunnery', 'hull']),
  row: z.optional(z.enum(CALIBERS)),
  plunging: z.optional(z.boolean()),
  speedLoss: z.optional(z.boolean()),
});

const torpedoResult = z.strictObject({
  hullBoxes: whole(0, 20),
  speedLoss: z.boolean(),
  critical: z.boolean(),
});

/** The number needed on a die: 1 always hits and 7 never. */
const dieRoll = whole(1, 7);
const explosion = z.strictObject({ plain: dieRoll, heavy: dieRoll });
const hexes = whole(1, 20);
const shipTypes = listOf(z.enum(SHIP_TYPES), SHIP_TYPES.length);

const impulse = z.strictObject({
  phase: z.enum(IMPULSE_PHASES),
  block: whole(0, IMPULSES_PER_ROUND),
  mover: z.nullable(z.enum(MOVERS)),
});
const block = whole(1, IMPULSES_PER_ROUND);

const caliberRating = z.strictObject({
  fromInches: between(0.1, 50),
  counts: z.enum(['all', 'broadside']),
  factor: between(0, 10),
  divisorInches: z.nullable(between(0.1, 1000)),
});

/** The form of each table, by its id. */
const tableShapes = {
  gunfireDamage: diceTable(gunfireResult),
  torpedoDamage: diceTable(torpedoResult),
  torpedoModifiers: table({ modifiers: z.record(z.enum(TORPEDO_KINDS), whole(0, 10)) }),
  criticalDamage: diceTable(z.enum(CRITICALS)),
  magazines: table({
    explodes: z.strictObject({ magazine: explosion, 'magazine-fire': explosion }),
    weak: whole(0, 6),
    weakHull: z.optional(whole(1, 6)),
  }),
  gunRanges: table({ hexes: z.record(z.enum(CALIBERS), hexes), plungingHexes: hexes }),
  toHit: table({ guns: whole(2, 6), torpedoes: whole(2, 6) }),
  gunneryModifiers: table({
    modifiers: z.record(z.enum(GUNNERY_MODIFIERS), whole(0, 4)),
    radarHexes: whole(0, 20),
    most: whole(0, 4),
  }),
  penetration: table({ armor: z.record(z.enum(CALIBERS), listOf(z.enum(ARMORS), ARMORS.length)) }),
  torpedoRanges: table({
    hexes,
    longLance: z.strictObject({
      hexes,
      leastFactors: whole(1, 20),
      divisors: z.record(z.string().check(z.regex(/^\d{1,2}$/, 'a range in hexes')), whole(1, 20)),
    }),
  }),
  usTorpedoes: table({ mendedFrom: isoDate, divisor: whole(1, 20) }),
  sighting: table({
    hexes: z.record(z.enum(WEATHERS), z.record(z.enum(HOURS), whole(1, 12))),
  }),
  flashes: table({ factor: whole(1, 10), mostHexes: whole(0, 20) }),
  searchRadar: table({
    byDate: listOf(z.strictObject({ from: roughDate, hexes: whole(0, 20) }), 20),
  }),
  impulses: table({
    sequence: z
      .array(impulse)
      .check(z.minLength(IMPULSES_PER_ROUND), z.maxLength(IMPULSES_PER_ROUND)),
    firstBlock: z.strictObject({ '2+': block, '2': block, '1': block, '1 slow': block }),
    towBlock: block,
  }),
  towing: table({ towable: z.partialRecord(z.enum(SHIP_TYPES), shipTypes) }),
  hullRating: table({
    exponent: between(0.1, 1.5),
    divisor: between(0.1, 100_000),
    factors: z.strictObject({
      carrier: between(0, 10),
      merchant: between(0, 10),
      other: between(0, 10),
    }),
  }),
  gunRating: table({ calibers: z.record(z.enum(CALIBERS), caliberRating) }),
  aaRating: table({ heavyGun: between(0, 10), lightBarrel: between(0, 10) }),
  torpedoRating: table({ tubesPerFactor: between(0.1, 100) }),
  armorRating: table({
    heavyFromInches: between(0, 50),
    lightFromInches: between(0, 50),
    immuneDeckInches: between(0, 50),
  }),
  speedRating: table({
    fromKnots: z.strictObject({
      '2+': between(0, 100),
      '2': between(0, 100),
      '1': between(0, 100),
    }),
  }),
  points: table({
    capital: between(0, 100),
    warship: between(0, 100),
    cargo: between(0, 100),
    transport: between(0, 100),
  }),
};

const MAX_SHEETS = 3000;

/** The tables of a battle in a save: all of them. */
export const savedTables = z.strictObject({
  id,
  name: upTo(60),
  replaced: listOf(z.enum(TABLE_IDS), TABLE_IDS.length),
  sheets: listOf(id, MAX_SHEETS),
  ...tableShapes,
});

/** A ship's sheet in a pack: whole rows, or figures that replace the rated ones. */
const packSheet = z.extend(overrides, {
  rows: described(
    'A box each, in the order in which they are lost.',
    z.optional(
      z.partialRecord(z.enum(ROWS), z.array(z.enum(ARMORS)).check(z.maxLength(MAX_BOXES))),
    ),
  ),
});

/** A tables pack: the tables and the sheets of ships that replace the standard ones, each as a whole [BT-16.11]. */
export const tablesPackSchema = z.strictObject({
  $schema: z.optional(upTo(300)),
  kind: z.literal('tables'),
  system: z.literal('battle'),
  id,
  name: upTo(60),
  note: described('For people: what it is, where it comes from.', z.optional(upTo(2000))),
  tables: described(
    'Tables not given are the standard ones.',
    z.optional(z.partial(z.strictObject(tableShapes))),
  ),
  sheets: described('By the ids of ships in the registry.', z.optional(z.record(id, packSheet))),
});
