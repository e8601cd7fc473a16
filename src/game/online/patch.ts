/** The changes from one piece of plain data to another of its kind; keys of an array are its indices. */
export interface Patch {
  /** Fields that are new, or replaced altogether. */
  set?: Record<string, unknown>;
  /** Removed fields. */
  cut?: string[];
  /** Fields that have changed inside. */
  in?: Record<string, Patch>;
  /** For an array, when its length changes. */
  length?: number;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The patch from one object or array to another of its kind; `undefined` when both are the same JSON. A field that
 * is `undefined` counts as absent. It runs for every order, so it allocates nothing except the changes.
 */
export function patchOf(before: object, after: object): Patch | undefined {
  return Array.isArray(after)
    ? arrayPatch(before as readonly unknown[], after)
    : fieldsPatch(before as Fields, after as Fields);
}

function fieldsPatch(old: Fields, now: Fields): Patch | undefined {
  let patch: Patch | undefined;
  for (const key in now) {
    const is = now[key];
    if (is === undefined || is === old[key]) continue;
    patch = withChange(patch, key, fieldOf(old, key), is);
  }
  for (const key in old) {
    if (old[key] === undefined || fieldOf(now, key) !== undefined) continue;
    patch ??= {};
    patch.cut ??= [];
    patch.cut.push(key);
  }
  return patch;
}

function arrayPatch(old: readonly unknown[], now: readonly unknown[]): Patch | undefined {
  let patch: Patch | undefined = old.length === now.length ? undefined : { length: now.length };
  for (let index = 0; index < now.length; index++)
    if (now[index] !== old[index]) patch = withChange(patch, String(index), old[index], now[index]);
  return patch;
}

/** The patch so far, changed in place, with the change of one field. */
function withChange(
  patch: Patch | undefined,
  key: string,
  was: unknown,
  is: unknown,
): Patch | undefined {
  if (!isOfOneKind(was, is)) {
    const replaced = patch ?? {};
    replaced.set = withField(replaced.set, key, is);
    return replaced;
  }
  const inside = patchOf(was, is as object);
  if (!inside) return patch;
  const changed = patch ?? {};
  changed.in = withField(changed.in, key, inside);
  return changed;
}

/** Changed in place. A key such as `__proto__` is a field like any other. */
function withField<T>(fields: Record<string, T> = {}, key: string, value: T): Record<string, T> {
  if (key in fields) Object.defineProperty(fields, key, { ...OWN, value });
  else fields[key] = value;
  return fields;
}

const OWN = { enumerable: true, writable: true, configurable: true };

/** Not what is inherited, should a key be `__proto__`. */
const fieldOf = (fields: Fields, key: string): unknown =>
  Object.hasOwn(fields, key) ? fields[key] : undefined;

const isOfOneKind = (a: unknown, b: unknown): a is object =>
  typeof a === 'object' &&
  typeof b === 'object' &&
  a !== null &&
  b !== null &&
  Array.isArray(a) === Array.isArray(b);

/** Applies a patch; `before` stays unchanged, and unchanged parts are shared with it. */
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
