/** Throws on a broken invariant: our bug, never a player's mistake. */
export function assert(holds: unknown, message: string): asserts holds {
  if (!holds) throw new Error(`Broken invariant: ${message}`);
}

/** The value of a lookup that cannot fail. */
export const must = <T>(value: T | undefined | null, what: string): T => value ?? missing(what);

/** Names what such a lookup failed to find; a function builds the text only on failure. */
export function missing(what: string): never {
  throw new Error(`Broken invariant: no ${what}`);
}

/** Closes an exhaustive `switch`. */
export function never(value: never): never {
  throw new Error(`Broken invariant: unexpected ${JSON.stringify(value)}`);
}
