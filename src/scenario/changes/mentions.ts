/** A part of a file that is gone. */
const GONE = Symbol('gone');
type Pruned = unknown | typeof GONE;

/** Keys whose texts name the thing itself, and no ship. */
const NAMES: readonly string[] = ['id', 'name', 'title', 'captain', 'commander'];

/**
 * A file in which a ship is named nowhere any more. What names her goes: of an object with one of the keys `needs` all of
 * it, of others the key; a list keeps the other ships. A number `least` of ships is at most as many as are left.
 */
export function withoutMention<T>(file: T, ship: string, needs: readonly string[]): T {
  return pruned(file, ship, needs) as T;
}

function pruned(value: unknown, ship: string, needs: readonly string[]): Pruned {
  if (value === ship) return GONE;
  if (Array.isArray(value))
    return value.map((it) => pruned(it, ship, needs)).filter((it) => it !== GONE);
  if (typeof value !== 'object' || value === null) return value;
  return prunedObject(value as Record<string, unknown>, ship, needs);
}

function prunedObject(
  value: Record<string, unknown>,
  ship: string,
  needs: readonly string[],
): Pruned {
  const kept: [string, unknown][] = [];
  for (const [key, part] of Object.entries(value)) {
    const rest = NAMES.includes(key) ? part : pruned(part, ship, needs);
    const isLost = rest === GONE || isEmptied(part, rest);
    if (isLost && needs.includes(key)) return GONE;
    if (rest !== GONE) kept.push([key, rest]);
  }
  return withLeast(Object.fromEntries(kept), value);
}

const isEmptied = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) && before.length > 0 && Array.isArray(after) && after.length === 0;

/** A list of ships that became shorter asks no more of them than are left. */
function withLeast(
  after: Record<string, unknown>,
  before: Record<string, unknown>,
): Record<string, unknown> {
  const { least } = after;
  if (typeof least !== 'number') return after;
  const shorter = Object.entries(after).find(
    ([key, it]) => Array.isArray(it) && it.length < (before[key] as unknown[]).length,
  );
  return shorter ? { ...after, least: Math.min(least, (shorter[1] as unknown[]).length) } : after;
}

/** A file in which another ship is named in place of one. */
export function renamed<T>(file: T, ship: string, by: string): T {
  return replaced(file, ship, by) as T;
}

function replaced(value: unknown, ship: string, by: string): unknown {
  if (value === ship) return by;
  if (Array.isArray(value)) return value.map((it) => replaced(it, ship, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      NAMES.includes(key) ? part : replaced(part, ship, by),
    ]),
  );
}
