import * as z from 'zod/mini';
import {
  ARMORS,
  type BattleOptions,
  type BattleScenario,
  BOARD_SIDES,
  HOURS,
  MAX_ROUNDS,
  ROWS,
  SHIP_TRAITS,
  SHIP_TYPES,
  SPEED_CLASSES,
  TORPEDO_KINDS,
  WEATHERS,
} from '../../rules/battle';
import { MAX_BOXES, MAX_TORPEDO_FACTORS, STANDARD_TABLES } from '../../rules/battle/query';
import type { SavedForm } from '../core/system';
import { checked } from '../form/check';
import type { Fault, PathFault } from '../form/fault';
import { axial, bySideOf, count, id, isoDate, side, text } from '../form/fields';
import { crossCheck } from './crossChecks';
import { tableFaults } from './pack/checks';
import { savedTables } from './pack/schema';
import { extraPoints, surprisedUntil, victoryRules } from './schema';

const row = z.array(z.enum(ARMORS)).check(z.maxLength(MAX_BOXES));

const sheet = z.strictObject({
  name: text,
  classId: text,
  type: z.enum(SHIP_TYPES),
  nation: text,
  speed: z.enum(SPEED_CLASSES),
  rows: z.record(z.enum(ROWS), row),
  immuneHullBoxes: count,
  torpedoes: z.nullable(
    z.strictObject({
      factors: z.int().check(z.gte(1), z.lte(MAX_TORPEDO_FACTORS)),
      kind: z.enum(TORPEDO_KINDS),
    }),
  ),
  traits: z.array(z.enum(SHIP_TRAITS)),
});

const ship = z.strictObject({
  id,
  sheet,
  captain: z.optional(text),
  counter: z.optional(id),
  lost: z.optional(z.partialRecord(z.enum(ROWS), count)),
  torpedoesSpent: z.optional(z.boolean()),
  speed: z.optional(z.enum(SPEED_CLASSES)),
});

const taskForce = z.strictObject({
  id,
  name: text,
  side,
  entry: z.array(z.enum(BOARD_SIDES)).check(z.minLength(1)),
  ships: z.array(ship).check(z.minLength(1)),
  stacks: z.optional(z.array(z.strictObject({ ships: z.array(id), hex: axial }))),
  surprisedUntil: z.optional(surprisedUntil),
});

/** A battle complete with its sheets, as in a save. */
const scenarioSchema = z.strictObject({
  system: z.literal('battle'),
  id,
  title: text,
  date: isoDate,
  hour: z.enum(HOURS),
  weather: z.enum(WEATHERS),
  radius: z.int().check(z.gte(6), z.lte(20)),
  land: z.array(axial),
  islandMarker: z.boolean(),
  sides: bySideOf(z.strictObject({ name: text, nation: text })),
  initiative: z.optional(side),
  rounds: z.int().check(z.gte(1), z.lte(MAX_ROUNDS)),
  taskForces: z.array(taskForce).check(z.minLength(2)),
  extraPoints,
  victoryRules: z.optional(victoryRules),
  allows: z.strictObject({
    usTorpedoesMended: z.optional(z.boolean()),
    flashes: z.boolean(),
    tertiaryInStorm: z.boolean(),
    torpedoesInStorm: z.boolean(),
  }),
  /** Absent for the standard tables [BT-16.11]. */
  tables: z.optional(savedTables),
});

/** Options that were added later are absent from older saves, which means off. */
const optionsSchema = z.strictObject({
  noDisengagement: z.boolean(),
  looseStacks: z.boolean(),
  facing: z.optional(z.boolean()),
  nightConfusion: z.optional(z.boolean()),
  fog: z.optional(z.boolean()),
});

/** The contents of a battle's save besides those of every save. */
const schema = z.object({ scenario: scenarioSchema, options: optionsSchema });

/** The faults of the scenario and the options of a save of the battle system. */
function faults(scenario: unknown, options: unknown, file: string): Fault[] {
  const form = checked(schema, { scenario, options }, file);
  if (!form.ok) return form.faults;
  const saved = form.value.scenario as BattleScenario;
  const inTables = saved.tables ? tableFaults(saved.tables) : [];
  return [
    ...crossCheck(planOf(saved, form.value.options)),
    ...tablesNameFaults(saved.tables),
    ...inTables.map((fault) => ({ ...fault, path: `tables.${fault.path}` })),
  ].map((fault) => ({ file, ...fault, path: `scenario.${fault.path}` }));
}

/** How a battle is saved. */
export const savedBattle = { schema, faults } satisfies SavedForm;

/** [BT-16.11] A battle with the standard tables holds none: their name is reserved. */
const tablesNameFaults = (tables: BattleScenario['tables']): PathFault[] =>
  tables?.id === STANDARD_TABLES.id
    ? [
        {
          path: 'tables.id',
          expected: 'another id than that of the standard tables, which a save does not carry',
          found: `'${tables.id}'`,
        },
      ]
    : [];

const planOf = (scenario: BattleScenario, { looseStacks }: Pick<BattleOptions, 'looseStacks'>) =>
  ({ ...scenario, looseStacks, shipKey: 'id' }) as const;
