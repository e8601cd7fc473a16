import * as z from 'zod/mini';
import { FACINGS } from '../../hex';
import { SIDES } from '../../rules/core';
import {
  AIR_LEVELS,
  DAMAGE_METHODS,
  FORMATIONS,
  HIT_METHODS,
  MOONS,
  SEARCH_HOURS,
} from '../../rules/seekrieg/query';
import type { SavedForm } from '../core/system';
import { checked } from '../form/check';
import type { Fault, PathFault } from '../form/fault';
import { axial, bySideOf, count, fraction, isoDate, text } from '../form/fields';
import { repeatsOf } from '../form/repeats';
import { knots, PLAIN_AIMS, turn } from './fields';
import { savedAircraft, savedAirGroup, savedSheet } from './savedSheet';

const facing = z.literal([...FACINGS]);
const percent = z.int().check(z.gte(0), z.lte(100));

const orRolled = <T extends z.ZodMiniType>(value: T) => z.union([z.literal('rolled'), value]);

const ship = z.strictObject({
  id: text,
  name: text,
  sheet: savedSheet,
  hex: axial,
  facing,
  speedKnots: count,
  fromTurn: turn,
  maxKnots: z.exactOptional(count),
  lostTurrets: z.exactOptional(z.array(z.strictObject({ battery: count, letter: text }))),
  turretFaultPercent: z.exactOptional(percent),
  hasWeakMagazines: z.exactOptional(z.literal(true)),
  unknownUntilTurn: z.exactOptional(turn),
  floatplanes: z.exactOptional(count),
  isSpotterUp: z.exactOptional(z.boolean()),
  dpReceived: z.exactOptional(count),
  depthFeet: z.exactOptional(count),
  airGroups: z.exactOptional(z.array(savedAirGroup)),
});

const element = z.strictObject({
  id: text,
  name: text,
  formation: z.enum(FORMATIONS),
  ships: z.array(ship).check(z.minLength(1)),
});

const base = z.strictObject({
  id: text,
  name: text,
  type: z.enum(['airfield', 'strip']),
  hex: axial,
  airGroups: z.array(savedAirGroup),
  radar: z.nullable(text),
});

const force = z.strictObject({
  id: text,
  name: text,
  hex: axial,
  facing,
  speedKnots: count,
  flagship: text,
  ships: z.array(text),
  stations: z.exactOptional(z.record(text, axial)),
});

const search = z.strictObject({
  kind: z.enum(['campaign', 'carriers']),
  turnHours: z.array(z.literal([...SEARCH_HOURS])).check(z.minLength(1)),
  hours: z.int().check(z.positive()),
  weatherHours: z.int().check(z.gte(6), z.lte(24)),
  zones: z.strictObject({
    ...{ corner: axial, columns: count, rows: count },
    areas: z.array(z.int().check(z.gte(1), z.lte(20))),
  }),
  weather: z.exactOptional(
    z.array(
      z.strictObject({
        ...{ force: count, windFrom: facing, visibility: count },
        ceiling: z.nullable(z.enum(AIR_LEVELS)),
      }),
    ),
  ),
  watching: z.exactOptional(
    z.strictObject({
      allies: z.exactOptional(savedAircraft),
      axis: z.exactOptional(savedAircraft),
    }),
  ),
  land: z.array(axial),
});

const aim = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(PLAIN_AIMS) }),
  z.strictObject({ kind: z.literal('damaged'), fromPercent: percent }),
  z.strictObject({ kind: z.literal('undamaged'), belowPercent: percent }),
  z.strictObject({ kind: z.literal('slowed'), belowKnots: knots }),
  z.strictObject({ kind: z.literal('slowed-share'), share: fraction }),
  z.strictObject({ kind: z.literal('ammunition'), belowShare: fraction }),
  z.strictObject({ kind: z.literal('near'), hex: axial, withinHexes: count }),
]);

const objective = z.strictObject({
  id: text,
  points: z.union([z.literal('dp'), z.number()]),
  aim,
  ships: z.array(text),
  of: z.enum(['each', 'all', 'none']),
  judged: z.enum(['turn', 'end']),
  unlessScored: z.exactOptional(text),
});

const sideOfScenario = z.strictObject({
  name: text,
  nation: text,
  elements: z.array(element),
  bases: z.array(base),
  forces: z.array(force),
  report: z.nullable(text),
  objectives: z.array(objective),
  hasCommonSignals: z.boolean(),
});

/** A battle of Seekrieg complete with its sheets, as in a save. */
const scenarioSchema = z.strictObject({
  system: z.literal('seekrieg'),
  id: text,
  title: text,
  date: isoDate,
  place: text,
  startMinute: z.int().check(z.gte(0), z.lt(1440)),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number(),
  weather: z.strictObject({
    force: orRolled(z.int().check(z.gte(0), z.lte(12))),
    windFrom: orRolled(facing),
    visibility: orRolled(z.int().check(z.gte(0), z.lte(9))),
    ceiling: orRolled(z.nullable(z.enum(AIR_LEVELS))),
    moon: orRolled(z.enum(MOONS)),
    area: z.int().check(z.gte(1), z.lte(20)),
  }),
  modules: z.strictObject({ air: z.boolean(), submarine: z.boolean(), search: z.boolean() }),
  land: z.array(axial),
  turns: z.int().check(z.positive()),
  search: z.exactOptional(search),
  sides: bySideOf(sideOfScenario),
});

const flag = z.boolean();

const options = z.strictObject({
  hitMethod: z.enum(HIT_METHODS),
  damageMethod: z.enum(DAMAGE_METHODS),
  ...{ oversAndUnders: flag, morale: flag, driftingSmoke: flag, type98: flag },
  ...{ damageControl: flag, barrageFire: flag, sameShellSize: flag },
});

/** The contents of a save of Seekrieg besides those of every save. */
const schema = z.object({ scenario: scenarioSchema, options });

type Saved = z.output<typeof scenarioSchema>;

/** The faults of the scenario and the options of a save of Seekrieg. */
function faults(scenario: unknown, chosen: unknown, file: string): Fault[] {
  const form = checked(schema, { scenario, options: chosen }, file);
  if (!form.ok) return form.faults;
  return idFaults(form.value.scenario).map((fault) => ({
    ...{ file, ...fault },
    path: `scenario.${fault.path}`,
  }));
}

/** How a battle of Seekrieg is saved. */
export const savedSeekrieg = { schema, faults } satisfies SavedForm;

/** Ids that orders name must be unique on both sides together. */
const idFaults = ({ sides }: Saved): PathFault[] =>
  [shipPaths, elementPaths].flatMap((paths) =>
    repeatsOf(
      SIDES.flatMap((own) =>
        paths(sides[own]).map(({ path, id }) => ({ path: `sides.${own}.${path}`, id })),
      ),
      ({ id }) => id,
    ).map(({ path, id }) => ({
      ...{ path, expected: 'an id not used before', found: `'${id}' again` },
    })),
  );

type Paths = (side: Saved['sides']['allies']) => { path: string; id: string }[];

const shipPaths: Paths = ({ elements }) =>
  elements.flatMap(({ ships }, e) =>
    ships.map(({ id }, s) => ({ path: `elements[${e}].ships[${s}].id`, id })),
  );

const elementPaths: Paths = ({ elements }) =>
  elements.map(({ id }, e) => ({ path: `elements[${e}].id`, id }));
