import type { Breach } from './checks';

/** A breach on its way out of the game. */
class BreachFound extends Error {
  constructor(readonly breach: Breach) {
    super(breach.check);
  }
}

/** Ends the game with a breach unless a promise holds. */
export function demand(holds: boolean, check: string, detail: () => string): void {
  if (!holds) throw new BreachFound({ check, detail: detail() });
}

/** The end of a game: a broken promise, or a crash. */
export function breachOf(error: unknown): Breach {
  if (error instanceof BreachFound) return error.breach;
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { check: 'crash', detail };
}
