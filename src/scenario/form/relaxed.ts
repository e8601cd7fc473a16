import * as z from 'zod/mini';

/** Far more than any scenario has, and little enough to be handled while it is edited. */
const MAX_LIST = 100;
const MAX_TEXT = 20_000;
const MAX_NUMBER = 10_000;
/** Pairs of whole numbers are places and ranges on a map; no map is larger. Other pairs are degrees. */
const MAX_PLACE = 120;
const MAX_DEGREES = 360;

/** Other bounds by key: of a number, of the numbers of a pair, of the entries of a list. */
type Bounds = Readonly<Record<string, number>>;

/**
 * The form that a file of a schema needs to be edited: the same keys and kinds of values, but texts and lists may be empty,
 * numbers may be any, and nothing is without bounds. What a file of the schema turns into something else stays as it is written.
 */
export const draftSchemaOf = <S extends z.ZodMiniType>(
  schema: S,
  bounds: Bounds,
): z.ZodMiniType<z.input<S>, z.input<S>> =>
  relaxed(schema, { bounds, asWritten: true }) as unknown as z.ZodMiniType<z.input<S>, z.input<S>>;

/** Reads what `draftSchemaOf` lets through, as the schema itself would. */
export const draftReaderOf = <S extends z.ZodMiniType>(
  schema: S,
  bounds: Bounds,
): z.ZodMiniType<z.output<S>, z.input<S>> =>
  relaxed(schema, { bounds, asWritten: false }) as unknown as z.ZodMiniType<
    z.output<S>,
    z.input<S>
  >;

type Any = z.core.$ZodType;

interface How {
  bounds: Bounds;
  /** Without the pipes by which a file is read. */
  asWritten: boolean;
}

/** A schema without its checks, but with bounds; `most` is that of its key. */
function relaxed(schema: Any, how: How, most?: number): Any {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (it: Any) => relaxed(it, how, most) as z.ZodMiniType;
  switch (def.type) {
    case 'string':
      return z.string().check(z.maxLength(MAX_TEXT));
    case 'number':
      return most === undefined ? upTo(z.number(), MAX_NUMBER) : upTo(z.int(), most);
    case 'tuple':
      return pairOf(
        isWhole(def.items[0]) ? upTo(z.int(), most ?? MAX_PLACE) : upTo(z.number(), MAX_DEGREES),
      );
    case 'array':
      return z
        .array(relaxed(def.element, how) as z.ZodMiniType)
        .check(z.maxLength(most ?? MAX_LIST));
    case 'object':
      return z.strictObject(shapeOf(def.shape, how));
    case 'record':
      return z.partialRecord(def.keyType as z.core.$ZodRecordKey, inner(def.valueType));
    case 'optional':
      return z.optional(inner(def.innerType));
    case 'nullable':
      return z.nullable(inner(def.innerType));
    case 'union':
      return unionOf(def, inner);
    case 'pipe':
      return how.asWritten ? inner(def.in) : z.pipe(inner(def.in), def.out as z.ZodMiniType);
    default:
      return schema;
  }
}

const upTo = (number: z.ZodMiniNumber, most: number) => number.check(z.gte(-most), z.lte(most));

const isWhole = (schema: Any | undefined): boolean =>
  (schema as z.core.$ZodNumberFormat | undefined)?._zod.def.format === 'safeint';

const pairOf = (number: z.ZodMiniNumber) => z.tuple([number, number]);

const shapeOf = (shape: z.core.$ZodShape, how: How): z.core.$ZodLooseShape =>
  Object.fromEntries(
    Object.entries(shape).map(([key, it]) => [key, relaxed(it, how, how.bounds[key])]),
  );

/** A choice by a key stays one, so that its faults name the right kind. */
function unionOf(def: z.core.$ZodUnionDef, inner: (schema: Any) => z.ZodMiniType): Any {
  const options = def.options.map(inner) as [z.ZodMiniType, ...z.ZodMiniType[]];
  const { discriminator } = def as z.core.$ZodDiscriminatedUnionDef;
  return discriminator === undefined
    ? z.union(options)
    : z.discriminatedUnion(discriminator, options as unknown as [z.core.$ZodTypeDiscriminable]);
}
