const STORED = 'flag-plot.name';

/** The longest name that the server takes. */
export const LONGEST_NAME = 40;

/** The last name used in this browser. */
export function readName(): string {
  try {
    return (localStorage.getItem(STORED) ?? '').slice(0, LONGEST_NAME);
  } catch {
    return '';
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(STORED, name);
  } catch {
    // Without storage it is asked for again.
  }
}
