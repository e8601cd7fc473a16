/** Whether two pieces of plain data are the same JSON, ignoring the order of keys; shared parts are not compared. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  return hasFieldsOf(a as Fields, b as Fields) && hasAllKeysOf(a as Fields, b as Fields);
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A field that is `undefined` is none in JSON. */
function hasFieldsOf(a: Fields, b: Fields): boolean {
  for (const key in a) {
    const value = a[key];
    if (value === undefined || (value === b[key] && !isObject(value))) continue;
    // Own, should a key be `__proto__`.
    if (!Object.hasOwn(b, key) || !sameData(value, b[key])) return false;
  }
  return true;
}

function hasAllKeysOf(a: Fields, b: Fields): boolean {
  for (const key in b)
    if (b[key] !== undefined && (a[key] === undefined || !Object.hasOwn(a, key))) return false;
  return true;
}

/**
 * The second piece of data, with everything that equals the first replaced by the first's own parts, so that an
 * unchanged object stays the same object. It is changed in place where it is not frozen, so it must not be in use yet.
 */
export function sharing<T>(before: T, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  return sharingFields(before as Fields, after as Fields) as T;
}

/** For arrays too. It runs on every part of a position at every order, so it asks the cheap questions first. */
function sharingFields(before: Fields, after: Fields): Fields {
  let isSame = true;
  let isOpen: boolean | undefined;
  let found = 0;
  for (const key in after) {
    const is = after[key];
    const was = before[key];
    if (!(is === was && is !== undefined) && !Object.hasOwn(before, key)) {
      isSame = false;
      continue;
    }
    found += 1;
    if (is === was) continue;
    const part = sharing(was, is);
    if (part !== was) isSame = false;
    if (part === is) continue;
    isOpen ??= !Object.isFrozen(after);
    if (isOpen) after[key] = part;
  }
  return isSame && found === countKeys(before) ? before : after;
}

function countKeys(fields: Fields): number {
  let count = 0;
  for (const _ in fields) count += 1;
  return count;
}
