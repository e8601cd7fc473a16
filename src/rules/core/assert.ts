/** Ends a broken invariant loudly: a fault of ours, never of a player. */
export function assert(holds: unknown, message: string): asserts holds {
  if (!holds) throw new Error(`Broken invariant: ${message}`);
}

/** The value of a look-up that cannot fail. */
export const must = <T>(value: T | undefined | null, what: string): T => value ?? missing(what);

/** Says what a look-up that cannot fail has not found; where it is asked all the time, only then is it put in words. */
export function missing(what: string): never {
  throw new Error(`Broken invariant: no ${what}`);
}

/** Closes an exhaustive `switch`. */
export function never(value: never): never {
  throw new Error(`Broken invariant: unexpected ${JSON.stringify(value)}`);
}
