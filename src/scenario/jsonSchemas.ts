import * as z from 'zod/mini';
import { tablesPackSchema } from './battle/pack/schema';
import { savedBattleSchema } from './battle/saved';
import { battleSchema } from './battle/schema';
import { aircraftFileSchema } from './records/aircraftSchema';
import { flotillaFileSchema } from './records/flotillaSchema';
import type { ShipRegistry } from './records/registry';
import { shipFileSchema } from './records/shipSchema';
import { submarineFileSchema } from './records/submarineSchema';
import { saveSchema } from './save';
import { savedStrategicSchema } from './strategic/saved';
import { strategicSchema } from './strategic/schema';

/** A JSON Schema as plain JSON. */
export type JsonSchema = Record<string, unknown>;

const jsonSchema = (schema: z.ZodMiniType, title: string): JsonSchema => ({
  ...z.toJSONSchema(schema, { target: 'draft-7', io: 'input', override: unbounded }),
  title,
});

/** Whole numbers are not told that they lie within 2^53. */
function unbounded({ jsonSchema: of }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (of.maximum === Number.MAX_SAFE_INTEGER) delete of.maximum;
  if (of.minimum === Number.MIN_SAFE_INTEGER) delete of.minimum;
}

/**
 * The schemas by which editors complete and check the files of scenarios/, by their file names. They hold the form of a
 * file and the names of ships; `validate` tells more.
 */
export function jsonSchemas(registry: ShipRegistry): Record<string, JsonSchema> {
  const save = z.union([
    z.extend(saveSchema, { ...savedBattleSchema.shape, system: z.literal('battle') }),
    z.extend(saveSchema, { ...savedStrategicSchema.shape, system: z.literal('strategic') }),
  ]);
  return {
    'ships.schema.json': jsonSchema(shipFileSchema, 'Flag Plot: the ships of a navy'),
    'battle.schema.json': withRecords(jsonSchema(battleSchema, 'Flag Plot: a battle'), {
      ship: registry.ships,
    }),
    'aircraft.schema.json': jsonSchema(aircraftFileSchema, 'Flag Plot: the aircraft of a nation'),
    'submarines.schema.json': jsonSchema(
      submarineFileSchema,
      'Flag Plot: the submarines of a navy',
    ),
    'flotillas.schema.json': jsonSchema(flotillaFileSchema, 'Flag Plot: torpedo boat flotillas'),
    'strategic.schema.json': withRecords(
      jsonSchema(strategicSchema, 'Flag Plot: a strategic game'),
      {
        ship: registry.ships,
        submarine: registry.submarines,
        flotilla: registry.flotillas,
        aircraft: registry.aircraft,
      },
    ),
    'tables.schema.json': jsonSchema(tablesPackSchema, 'Flag Plot: a tables pack'),
    'save.schema.json': jsonSchema(save, 'Flag Plot: a saved game'),
  };
}

/** A scenario's schema in which what it names of the registry is there: ships by the key `ship`, and so on. */
function withRecords(
  schema: JsonSchema,
  records: Readonly<Record<string, ReadonlyMap<string, unknown>>>,
): JsonSchema {
  const keys = Object.keys(records);
  const { definitions = {}, ...rest } = named(schema, keys) as JsonSchema & {
    definitions?: object;
  };
  const names = keys.map((key) => [key, { enum: [...(records[key]?.keys() ?? [])].sort() }]);
  return { ...rest, definitions: { ...definitions, ...Object.fromEntries(names) } };
}

/** The same schema with every property of these keys of an object that has one naming the definition of that name. */
function named(part: unknown, keys: readonly string[]): unknown {
  if (Array.isArray(part)) return part.map((it) => named(it, keys));
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) =>
    keys.includes(key) ? [key, { $ref: `#/definitions/${key}` }] : [key, named(value, keys)],
  );
  return Object.fromEntries(entries);
}
