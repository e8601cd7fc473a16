/**
 * Thrown when the rules need what a view cannot tell: a die roll, or something hidden. Only
 * `foresee` catches it, and nothing else.
 */
export class UnknownFromHere extends Error {
  constructor(what: string) {
    super(`Unknown from here: ${what}`);
    this.name = 'UnknownFromHere';
  }
}

/** The value of something that a view may have left out. */
export const known = <T>(value: T | undefined | null, what: string): T => value ?? unknown(what);

/** Says what cannot be told from a view. */
export function unknown(what: string): never {
  throw new UnknownFromHere(what);
}
