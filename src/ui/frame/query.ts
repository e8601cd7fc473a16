/** Query parameters of a match, for tests and for replaying a battle with the same dice. */
interface Query {
  /** The seed of the dice: 1 to 64 letters, digits and hyphens. */
  seed?: string;
  /** Milliseconds that a bot waits between its orders, 0 to 5000. */
  paceMs?: number;
}

/** Reads `?seed=…&pace=…`; malformed values are ignored. */
export function parseQuery(search: string): Query {
  const params = new URLSearchParams(search);
  const seed = params.get('seed');
  const pace = params.get('pace');
  return {
    ...(seed && /^[\w-]{1,64}$/.test(seed) ? { seed } : {}),
    ...(pace && /^\d{1,4}$/.test(pace) && Number(pace) <= 5000 ? { paceMs: Number(pace) } : {}),
  };
}
