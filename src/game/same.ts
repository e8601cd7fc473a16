/** Whether two pieces of plain data are the same JSON, ignoring the order of keys; shared parts are not compared. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as Fields, b as Fields];
  const keys = definedKeys(one);
  return (
    keys.length === definedKeys(other).length &&
    // Own, should a key be `__proto__`.
    keys.every((key) => Object.hasOwn(other, key) && sameData(one[key], other[key]))
  );
}

type Fields = Readonly<Record<string, unknown>>;

/** A field that is `undefined` is none in JSON. */
const definedKeys = (fields: Fields): string[] =>
  Object.keys(fields).filter((key) => fields[key] !== undefined);

/**
 * The second piece of data, with everything that equals the first replaced by the first's own parts, so that an
 * unchanged object stays the same object. It is changed in place, so it must not be shared yet.
 */
export function sharing<T>(before: T, after: T): T {
  if (before === after || !isFresh(after) || typeof before !== 'object' || before === null)
    return after;
  if (Array.isArray(after)) return Array.isArray(before) ? sharingItems(before, after) : after;
  return Array.isArray(before) ? after : sharingFields(before, after);
}

function sharingItems<T extends unknown[]>(before: T, after: T): T {
  let isSame = before.length === after.length;
  for (let index = 0; index < after.length; index++) {
    const part = sharing(before[index], after[index]);
    if (part !== after[index]) after[index] = part;
    isSame &&= part === before[index];
  }
  return isSame ? before : after;
}

function sharingFields<T extends object>(before: T, after: T): T {
  let isSame = true;
  for (const key in after) {
    const was = Object.hasOwn(before, key) ? before[key] : undefined;
    const part = sharing(was as (typeof after)[typeof key], after[key]);
    if (part !== after[key]) after[key] = part;
    isSame &&= part === was;
  }
  for (const key in before) isSame &&= Object.hasOwn(after, key);
  return isSame ? before : after;
}

/** Frozen data are shared. */
const isFresh = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Object.isFrozen(value);
