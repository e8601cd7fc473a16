import type { Breach } from './checks';

/** A breach on its way out of the game. */
class Found extends Error {
  constructor(readonly breach: Breach) {
    super(breach.check);
  }
}

/** Ends the game with a breach unless a promise holds. */
export function demand(holds: boolean, check: string, detail: () => string): void {
  if (!holds) throw new Found({ check, detail: detail() });
}

/** What has ended a game: a promise that was demanded, or a crash. */
export function breachOf(error: unknown): Breach {
  if (error instanceof Found) return error.breach;
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { check: 'crash', detail };
}
