/** Ends a broken invariant loudly: a fault of ours, never of a player. */
export function assert(holds: unknown, message: string): asserts holds {
  if (!holds) throw new Error(`Broken invariant: ${message}`);
}

/** The value of a look-up that cannot fail. */
export function must<T>(value: T | undefined | null, what: string): T {
  assert(value !== undefined && value !== null, `no ${what}`);
  return value;
}

/** Closes an exhaustive `switch`. */
export function never(value: never): never {
  throw new Error(`Broken invariant: unexpected ${JSON.stringify(value)}`);
}
