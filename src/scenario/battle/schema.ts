import * as z from 'zod/mini';
import {
  BOARD_SIDES,
  HOURS,
  IMPULSES_PER_ROUND,
  MAX_ROUNDS,
  ROWS,
  SHIP_TRAITS,
  SPEED_CLASSES,
  WEATHERS,
} from '../../rules/battle';
import { story } from '../core/story';
import {
  bySideOf,
  described,
  hex,
  id,
  isoDate,
  NAMED,
  nation,
  positive,
  side,
  startTime,
  text,
  theaterName,
} from '../form/fields';
import { boxes, overrides } from './pack/overrides';

const boardSides = z.array(z.enum(BOARD_SIDES)).check(z.minLength(1));
/** A ship of the registry with this battle's changes. */
export const shipInBattle = z.strictObject({
  ship: id,
  captain: z.optional(text),
  counter: described('Ships of one counter name the same one [BT-2.6].', z.optional(id)),
  traits: z.optional(z.array(z.enum(SHIP_TRAITS))),
  overrides: z.optional(overrides),
  lost: described('Boxes marked when the battle begins [BT-19.2].', z.optional(boxes)),
  torpedoesSpent: z.optional(z.boolean()),
  speed: described(
    'The speed that is left when the battle begins [BT-19.2].',
    z.optional(z.enum(SPEED_CLASSES)),
  ),
});

/** An impulse of round 1 before which a task force neither moves nor fires [BT-19.3]. */
export const surprisedUntil = z.int().check(z.gte(3), z.lte(IMPULSES_PER_ROUND));

/** A task force as its author writes it. */
export const taskForceInBattle = z.strictObject({
  id,
  name: text,
  side,
  commander: z.optional(text),
  entry: described('Board sides by which it may enter; its owner picks one [BT-3.2].', boardSides),
  ships: z.array(shipInBattle).check(z.minLength(1)),
  stacks: described(
    'For all task forces or none: hexes of the stacks at the start [BT-3.15].',
    z.optional(z.array(z.strictObject({ ships: z.array(id).check(z.minLength(1)), hex }))),
  ),
  surprisedUntil: described(
    'Until this impulse of round 1 its ships neither move nor fire [BT-19.3].',
    z.optional(surprisedUntil),
  ),
});

const points = positive;

/** Points besides those for ships sunk and crippled [BT-14.3]. */
export const extraPoints = z.strictObject({
  exits: z.optional(
    z.array(
      z.strictObject({
        side,
        of: described('Whose ships; those of the side that scores when absent.', z.optional(side)),
        by: boardSides,
        points,
        ships: z.optional(z.array(id)),
      }),
    ),
  ),
  unloading: z.optional(z.array(z.strictObject({ side, points, ships: z.optional(z.array(id)) }))),
  boxes: z.optional(z.array(z.strictObject({ side, ship: id, row: z.enum(ROWS), points }))),
});

/** Conditions that decide instead of points: the first that is met at the end [BT-14.1]. */
export const victoryRules = z
  .array(
    z.strictObject({
      winner: side,
      all: z
        .array(
          z.strictObject({
            ships: z.array(id).check(z.minLength(1)),
            least: described('How many of them at least.', z.int().check(z.positive())),
            lost: z.enum(['ship', ...ROWS]),
          }),
        )
        .check(z.minLength(1)),
    }),
  )
  .check(z.minLength(1));

/** A name on the chart. The rules ignore it. */
export const nameOnChart = z.strictObject({
  name: text,
  hex: described('Where the middle of the name stands.', hex),
  of: described('`place` is a town, a cape or a bay, and may stand on either.', z.enum(NAMED)),
});

/** A scenario of the battle system as its author writes it [BT-16.10]. */
export const battleSchema = z.strictObject({
  $schema: z.optional(text),
  system: z.literal('battle'),
  id,
  title: text,
  place: text,
  theater: theaterName,
  date: isoDate,
  time: startTime,
  hour: z.enum(HOURS),
  weather: z.enum(WEATHERS),
  radius: z.int().check(z.gte(6), z.lte(20)),
  land: z.optional(z.array(hex)),
  islandMarker: z.optional(z.boolean()),
  names: described('What is written on the chart.', z.optional(z.array(nameOnChart))),
  sides: bySideOf(z.strictObject({ name: text, nation })),
  initiative: described('Who has it in round 1; rolled when absent [BT-3.1].', z.optional(side)),
  rounds: z.int().check(z.gte(1), z.lte(MAX_ROUNDS)),
  minutes: described('How long two people play it, about.', z.int().check(z.positive())),
  taskForces: z.array(taskForceInBattle).check(z.minLength(2)),
  extraPoints: z.optional(extraPoints),
  victoryRules: z.optional(victoryRules),
  allows: z.optional(
    z.strictObject({
      usTorpedoesMended: described(
        'United States torpedoes run true before their day [BT-10.7].',
        z.optional(z.boolean()),
      ),
      flashes: z.optional(z.boolean()),
      tertiaryInStorm: z.optional(z.boolean()),
      torpedoesInStorm: z.optional(z.boolean()),
    }),
  ),
  options: described(
    'Optional rules that suit it [BT-15]; players may choose otherwise.',
    z.optional(
      z.strictObject({
        noDisengagement: z.optional(z.boolean()),
        looseStacks: z.optional(z.boolean()),
        facing: z.optional(z.boolean()),
        nightConfusion: z.optional(z.boolean()),
        fog: z.optional(z.boolean()),
      }),
    ),
  ),
  ...story,
  victory: described(
    'How to win, for people; the figures are those of BT-14.2 and `extraPoints`, or `victoryRules`.',
    text,
  ),
});

export type BattleFile = z.output<typeof battleSchema>;
