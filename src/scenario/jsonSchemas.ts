import * as z from 'zod/mini';
import type { AnyScenarioSystem, NamedRecords } from './core/system';
import { aircraftFileSchema } from './records/aircraftSchema';
import { flotillaFileSchema } from './records/flotillaSchema';
import type { ShipRegistry } from './records/registry';
import { shipFileSchema } from './records/shipSchema';
import { submarineFileSchema } from './records/submarineSchema';
import { saveSchema } from './save';
import { savedForms } from './savedFormOf';
import { scenarioSystems } from './systemOf';

/** A JSON Schema as plain JSON. */
type JsonSchema = Record<string, unknown>;

const jsonSchema = (schema: z.ZodMiniType, title: string): JsonSchema => ({
  ...z.toJSONSchema(schema, { target: 'draft-7', io: 'input', override: unbounded }),
  title,
});

/** Drops the limits of 2^53 from whole numbers. */
function unbounded({ jsonSchema: of }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (of.maximum === Number.MAX_SAFE_INTEGER) delete of.maximum;
  if (of.minimum === Number.MIN_SAFE_INTEGER) delete of.minimum;
}

/**
 * The schemas by which editors complete and check the files of scenarios/, by file name. They cover the form of a
 * file and the names of ships; `validate` checks more.
 */
export function jsonSchemas(registry: ShipRegistry): Record<string, JsonSchema> {
  return {
    'ships.schema.json': jsonSchema(shipFileSchema, 'Flag Plot: the ships of a navy'),
    'aircraft.schema.json': jsonSchema(aircraftFileSchema, 'Flag Plot: the aircraft of a nation'),
    'submarines.schema.json': jsonSchema(
      submarineFileSchema,
      'Flag Plot: the submarines of a navy',
    ),
    'flotillas.schema.json': jsonSchema(flotillaFileSchema, 'Flag Plot: torpedo boat flotillas'),
    ...Object.fromEntries(scenarioSystems.loaded().map((system) => ofSystem(system, registry))),
    'tables.schema.json': jsonSchema(oneFormOf(packForms()), 'Flag Plot: a tables pack'),
    'save.schema.json': jsonSchema(oneFormOf(saveForms()), 'Flag Plot: a saved game'),
  };
}

const ofSystem = (
  { id, schema, title, namedRecords }: AnyScenarioSystem,
  registry: ShipRegistry,
): [string, JsonSchema] => [
  `${id}.schema.json`,
  withRecords(jsonSchema(schema, `Flag Plot: ${title}`), namedRecords(registry)),
];

const packForms = () =>
  scenarioSystems.loaded().flatMap(({ pack }): z.ZodMiniType[] => (pack ? [pack.schema] : []));

const saveForms = (): z.ZodMiniType[] =>
  savedForms.ids.map((system) =>
    z.extend(saveSchema, {
      ...savedForms.of(system)?.schema.shape,
      system: z.literal(system),
    }),
  );

/** One of several forms; the form itself if there is only one. */
const oneFormOf = (forms: readonly z.ZodMiniType[]): z.ZodMiniType =>
  forms.length === 1 ? (forms[0] as z.ZodMiniType) : z.union(forms);

/** A scenario's schema in which names from the registry must exist: ships by the key `ship`, and so on. */
function withRecords(schema: JsonSchema, records: NamedRecords): JsonSchema {
  const keys = Object.keys(records);
  const { definitions = {}, ...rest } = named(schema, keys) as JsonSchema & {
    definitions?: object;
  };
  const names = keys.map((key) => [key, { enum: [...(records[key]?.keys() ?? [])].sort() }]);
  return { ...rest, definitions: { ...definitions, ...Object.fromEntries(names) } };
}

/** The same schema, in which every property with one of these keys refers to the definition of that name. */
function named(part: unknown, keys: readonly string[]): unknown {
  if (Array.isArray(part)) return part.map((it) => named(it, keys));
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) =>
    keys.includes(key) ? [key, { $ref: `#/definitions/${key}` }] : [key, named(value, keys)],
  );
  return Object.fromEntries(entries);
}
