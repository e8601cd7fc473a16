import * as z from 'zod/mini';
import { battleSchema } from './battleSchema';
import type { ShipRegistry } from './registry';
import { saveSchema } from './save';
import { savedBattleSchema } from './savedBattle';
import { shipFileSchema } from './shipSchema';
import { tablesPackSchema } from './tablesSchema';

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
  const save = z.extend(saveSchema, savedBattleSchema.shape);
  return {
    'ships.schema.json': jsonSchema(shipFileSchema, 'Flag Plot: the ships of a navy'),
    'battle.schema.json': withShips(jsonSchema(battleSchema, 'Flag Plot: a battle'), registry),
    'tables.schema.json': jsonSchema(tablesPackSchema, 'Flag Plot: a tables pack'),
    'save.schema.json': jsonSchema(save, 'Flag Plot: a saved battle'),
  };
}

/** A scenario's schema in which the ships of task forces are those of the registry. */
function withShips(schema: JsonSchema, { ships }: ShipRegistry): JsonSchema {
  const { definitions = {}, ...rest } = named(schema) as JsonSchema & { definitions?: object };
  return { ...rest, definitions: { ...definitions, ship: { enum: [...ships.keys()].sort() } } };
}

/** The same schema with every property `ship` of an object that has one naming the definition `ship`. */
function named(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(named);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) =>
    key === 'ship' ? [key, { $ref: '#/definitions/ship' }] : [key, named(value)],
  );
  return Object.fromEntries(entries);
}
