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
