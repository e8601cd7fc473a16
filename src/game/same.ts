/** Whether two pieces of plain data would be the same JSON, the order of keys aside; parts that they share are not looked into. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as Fields, b as Fields];
  const keys = definedKeys(one);
  return (
    keys.length === definedKeys(other).length && keys.every((key) => sameData(one[key], other[key]))
  );
}

type Fields = Readonly<Record<string, unknown>>;

/** A field that is `undefined` is none in JSON. */
const definedKeys = (fields: Fields): string[] =>
  Object.keys(fields).filter((key) => fields[key] !== undefined);

/**
 * The second piece of data with all that is the same in the first replaced by the first's own parts, so that what has not
 * changed is one object before and after. It must be nobody else's yet: it is changed in place.
 */
export function sharing<T>(before: T, after: T): T {
  if (before === after || !isFresh(after) || typeof before !== 'object' || before === null)
    return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, now] = [before as Fields, after as Record<string, unknown>];
  const keys = Object.keys(now);
  let isSame = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const part = sharing(old[key], now[key]);
    if (part !== now[key]) now[key] = part;
    isSame &&= part === old[key];
  }
  return isSame ? before : after;
}

/** What is frozen belongs to somebody. */
const isFresh = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Object.isFrozen(value);
