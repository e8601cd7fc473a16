import type * as z from 'zod/mini';

/** The parts of a schema's definition that contain other schemas. */
interface Definition {
  shape?: Readonly<Record<string, Schema>>;
  element?: Schema;
  valueType?: Schema;
  innerType?: Schema;
  in?: Schema;
}

type Schema = z.core.$ZodType;

const definitionOf = (schema: Schema): Definition => schema._zod.def as Definition;

/** The schema inside `optional`, `nullable`, and before a `transform`. */
function bare(schema: Schema): Schema {
  const { innerType, in: input } = definitionOf(schema);
  const inside = innerType ?? input;
  return inside ? bare(inside) : schema;
}

/** The keys that an object schema has at a path; none when the path does not lead to an object. */
export function keysAt(schema: Schema, path: readonly PropertyKey[]): string[] {
  const { shape, element, valueType } = definitionOf(bare(schema));
  const [step, ...rest] = path;
  if (step === undefined) return Object.keys(shape ?? {});
  const next = shape?.[String(step)] ?? element ?? valueType;
  return next ? keysAt(next, rest) : [];
}
