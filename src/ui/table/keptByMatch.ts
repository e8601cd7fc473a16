/** Of older matches nothing is kept. */
const MAX_MATCHES = 20;

/** Notes of a player's own that go with a match, in this browser. */
export interface KeptByMatch<T> {
  /** What is kept; `undefined` for none. @param of the match and the side */
  read(of: string): T | undefined;
  /** Without storage it lasts as long as the page; `null` forgets it. */
  keep(of: string, value: T | null): void;
  /** What is stored, as far as it can be read. */
  parse(text: string | null): Record<string, T>;
}

/** @param stored the key in the browser's storage */
export function newKeptByMatch<T>(
  stored: string,
  isGood: (value: unknown) => value is T,
): KeptByMatch<T> {
  const parse = (text: string | null): Record<string, T> => {
    const found: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(found)) return {};
    return Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, T] => isGood(entry[1])),
    );
  };
  const all = (): Record<string, T> => {
    try {
      return parse(localStorage.getItem(stored));
    } catch {
      return {};
    }
  };
  return {
    parse,
    read: (of) => all()[of],
    keep(of, value) {
      const { [of]: _, ...others } = all();
      const latest = Object.entries(others).slice(-(MAX_MATCHES - 1));
      const entries = value === null ? latest : [...latest, [of, value]];
      try {
        localStorage.setItem(stored, JSON.stringify(Object.fromEntries(entries)));
      } catch {
        // Nothing is lost that the page does not have.
      }
    },
  };
}

export const isRecord = (it: unknown): it is Record<string, unknown> =>
  typeof it === 'object' && it !== null && !Array.isArray(it);
