/** What turns one piece of plain data into another of its kind; keys of an array are its indices. */
export interface Patch {
  /** Fields that are new, or another value altogether. */
  set?: Record<string, unknown>;
  /** Fields that are no more. */
  cut?: string[];
  /** Fields that have changed inside. */
  in?: Record<string, Patch>;
  /** Of an array, when it is longer or shorter. */
  length?: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** The patch from one object or array to another of its kind; `undefined` when both are the same JSON. */
export function patchOf(before: object, after: object): Patch | undefined {
  const [old, now] = [before as Fields, after as Fields];
  const { set, inside } = fieldChanges(old, now);
  const cut = Array.isArray(before) ? [] : keysCut(old, now);
  const length = lengthAfter(before, after);
  const patch: Patch = {
    ...(set.length > 0 && { set: Object.fromEntries(set) }),
    ...(cut.length > 0 && { cut }),
    ...(inside.length > 0 && { in: Object.fromEntries(inside) }),
    ...(length !== undefined && { length }),
  };
  return Object.keys(patch).length > 0 ? patch : undefined;
}

interface FieldChanges {
  set: [string, unknown][];
  inside: [string, Patch][];
}

function fieldChanges(old: Fields, now: Fields): FieldChanges {
  const changes: FieldChanges = { set: [], inside: [] };
  for (const key of Object.keys(now)) {
    const [was, is] = [fieldOf(old, key), now[key]];
    if (is === undefined || is === was) continue;
    if (isOfOneKind(was, is)) {
      const patch = patchOf(was, is as object);
      if (patch) changes.inside.push([key, patch]);
    } else changes.set.push([key, is]);
  }
  return changes;
}

/** Not what is inherited, should a key be `__proto__`. */
const fieldOf = (fields: Fields, key: string): unknown =>
  Object.hasOwn(fields, key) ? fields[key] : undefined;

const isOfOneKind = (a: unknown, b: unknown): a is object =>
  typeof a === 'object' &&
  typeof b === 'object' &&
  a !== null &&
  b !== null &&
  Array.isArray(a) === Array.isArray(b);

/** A field that is `undefined` is none in JSON. */
const keysCut = (old: Fields, now: Fields): string[] =>
  Object.keys(old).filter((key) => old[key] !== undefined && fieldOf(now, key) === undefined);

const lengthAfter = (before: object, after: object): number | undefined =>
  Array.isArray(before) && Array.isArray(after) && before.length !== after.length
    ? after.length
    : undefined;

/** What a patch leads to; `before` is left as it is, and what has not changed is shared with it. */
export function patched<T extends object>(before: T, patch: Patch): T {
  return (Array.isArray(before) ? patchedArray(before, patch) : patchedFields(before, patch)) as T;
}

function patchedArray(before: readonly unknown[], { set, in: inside, length }: Patch): unknown[] {
  const after = before.slice(0, length ?? before.length);
  for (const [key, value] of Object.entries(set ?? {})) after[Number(key)] = value;
  for (const [key, patch] of Object.entries(inside ?? {}))
    after[Number(key)] = patched(before[Number(key)] as object, patch);
  return after;
}

/** By entries: a key such as `__proto__` is a field like any other. */
function patchedFields(before: object, { set, cut = [], in: inside }: Patch): object {
  const left = Object.entries(before).filter(([key]) => !cut.includes(key));
  const changed = Object.entries(inside ?? {}).map(([key, patch]): [string, unknown] => [
    key,
    patched(fieldOf(before as Fields, key) as object, patch),
  ]);
  return Object.fromEntries([...left, ...Object.entries(set ?? {}), ...changed]);
}
