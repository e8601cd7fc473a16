/** A command line that asks for something nonexistent or senseless. */
export class UsageError extends Error {}

/** The item with an id, or a complaint that suggests the nearest one. */
export function named<T extends { id: string }>(items: readonly T[], id: string, what: string): T {
  const found = items.find((item) => item.id === id);
  if (found) return found;
  const near = nearest(
    items.map((item) => item.id),
    id,
  );
  throw new UsageError(`No ${what} ${id}${near ? `; did you mean ${near}?` : '.'}`);
}

/** The name with the fewest letter changes; `undefined` for an empty list. */
function nearest(names: readonly string[], name: string): string | undefined {
  return names.map((it) => ({ it, far: editDistance(it, name) })).sort((a, b) => a.far - b.far)[0]
    ?.it;
}

/** The number of letters to insert, delete or replace to turn one word into another. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** Reads a whole number of at least `least`. */
export function wholeNumber(text: string, what: string, least = 0): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  throw new UsageError(`${what} is a whole number from ${least} on, not ${text}.`);
}
