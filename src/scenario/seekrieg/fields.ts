import * as z from 'zod/mini';
import type { Facing } from '../../hex';
import {
  AIRCRAFT_CARDS,
  FORMATIONS,
  MOONS,
  type Objective,
  RADAR_SETS,
} from '../../rules/seekrieg/query';
import { count, described, fraction, hex, id, positive, side, text } from '../form/fields';

/** Courses clockwise from north, as facings count them [SK-4.1]. */
const COURSES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** A facing as a file writes it: `SE`. */
export const course = z.pipe(
  z.enum(COURSES),
  z.transform((name): Facing => (COURSES.indexOf(name) + 1) as Facing),
);

export const knots = z.int().check(z.gte(0), z.lte(45));
export const turn = z.int().check(z.gte(1), z.lte(200));
const percent = z.int().check(z.gte(0), z.lte(100));
const shipIds = z.array(id).check(z.minLength(1));

const orRolled = <T extends z.ZodMiniType>(value: T) => z.union([z.literal('rolled'), value]);

/** [SK-7.7] */
export const weather = z.strictObject({
  force: orRolled(z.int().check(z.gte(0), z.lte(12))),
  wind: described('Where it blows from.', orRolled(course)),
  visibility: described(
    'The visibility code of CHART C1.',
    orRolled(z.int().check(z.gte(0), z.lte(9))),
  ),
  ceiling: described(
    'The level of the clouds; none without it.',
    z.optional(orRolled(z.enum(['S', 'L', 'M', 'H', 'V']))),
  ),
  moon: described('Of the night; rolled without it.', z.optional(orRolled(z.enum(MOONS)))),
  area: described('The weather area of CHART B1.', z.int().check(z.gte(1), z.lte(20))),
});

/** Aims that need no figure. */
export const PLAIN_AIMS = [
  ...(['sunk', 'afloat', 'no-main-guns', 'out-of-sight', 'grounded', 'aircraft-lost'] as const),
] as const satisfies readonly Objective['aim']['kind'][];

/** What an objective asks of its ships. */
const aim = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(PLAIN_AIMS) }),
  z.strictObject({ kind: z.literal('damaged'), fromPercent: percent }),
  z.strictObject({ kind: z.literal('undamaged'), belowPercent: percent }),
  z.strictObject({ kind: z.literal('slowed'), belowKnots: knots }),
  z.strictObject({ kind: z.literal('slowed-share'), share: fraction }),
  z.strictObject({ kind: z.literal('ammunition'), belowShare: fraction }),
  z.strictObject({ kind: z.literal('near'), hex, withinHexes: count }),
]);

/** [SK-1.12, SK-35.19] A line of a side's list. */
export const objective = z.strictObject({
  id,
  side,
  points: described('`dp`: the damage points of the ship.', z.union([z.literal('dp'), positive])),
  aim,
  ships: shipIds,
  of: described(
    'Scored for each ship that fulfils it, which is usual, once if all do, or once if none does.',
    z.optional(z.enum(['each', 'all', 'none'])),
  ),
  judged: z.enum(['turn', 'end']),
  unlessScored: described(
    'Scored at the end unless this objective has been; nothing else counts then.',
    z.exactOptional(id),
  ),
});

/** A type of aircraft by its card. */
export const aircraft = described(
  'The id of a card of SK-33.6.',
  z.enum(AIRCRAFT_CARDS.map((card) => card.id)),
);

/** Sets that see aircraft. */
const AIR_RADARS = RADAR_SETS.filter((set) => set.airSearch).map(({ name }) => name);

/** How many of each type, fighters first. */
const aircraftInFile = z
  .array(z.strictObject({ type: aircraft, count: positive }))
  .check(z.minLength(1));

/** [SK-33.8] A base on land. */
export const landBase = z.strictObject({
  id,
  name: text,
  side,
  type: described('600 damage points or 200 [SK-24.11].', z.enum(['airfield', 'strip'])),
  hex: described('On the search map, 10 nautical miles a hex.', hex),
  radar: described('A set of CHARTS P.', z.exactOptional(z.enum(AIR_RADARS))),
  aircraft: z.exactOptional(aircraftInFile),
});

/** [SK-35.5, SK-35.11] What is true of a ship in this battle alone. */
const restrictions = {
  maxKnots: described('The most she makes.', z.optional(knots)),
  lostTurrets: described(
    'Turrets out of action, by battery from 0 and letter.',
    z.optional(z.array(z.strictObject({ battery: count, letter: text }))),
  ),
  turretFaultPercent: described(
    'Chance that a turret of her main battery does not fire in a turn [SK-35.5].',
    z.optional(percent),
  ),
  hasWeakMagazines: described(
    'A shell that pierces to a main magazine blows her up, where it floods that of another ship [SK-29.27].',
    z.exactOptional(z.literal(true)),
  ),
  unknownUntilTurn: described(
    'Until then the enemy is shown her size alone [SK-35.5].',
    z.optional(turn),
  ),
  floatplanes: described("That may be launched; her sheet's without it.", z.optional(count)),
  isSpotterUp: described(
    'One of them spots from the start [SK-35.9].',
    z.optional(z.literal(true)),
  ),
  dpReceived: described('Damage points received before the battle.', z.optional(count)),
  aircraft: described(
    'Of a carrier: how many of each type, fighters first.',
    z.optional(aircraftInFile),
  ),
  depthFeet: described('Of a submarine that begins below the surface, in feet.', z.optional(count)),
};

const ship = z.strictObject({
  ship: described('Her id in the registry.', id),
  captain: z.optional(text),
  hex,
  fromTurn: described('From the start without it [SK-5.17].', z.optional(turn)),
  ...restrictions,
});

/** [SK-1.2] The first ship is the guide. */
export const element = z.strictObject({
  id,
  name: text,
  side,
  commander: z.optional(text),
  course,
  knots,
  formation: described(
    'Without it, `follow` for ships in line ahead and `together` for all others [SK-34.4].',
    z.optional(z.enum(FORMATIONS)),
  ),
  ships: z.array(ship).check(z.minLength(1)),
});

/** Land as a file writes it: a disk, or single hexes. */
export const area = z.union([
  z.strictObject({ around: hex, within: described('Hexes from there.', count) }),
  z.strictObject({ hexes: z.array(hex).check(z.minLength(1)) }),
]);
