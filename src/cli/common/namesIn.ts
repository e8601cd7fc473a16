/** Keys of plain data whose text is not a name. */
interface NotNames {
  /** Keys that are left out with all that stands under them. */
  skipped: ReadonlySet<string>;
  /** Keys that are fields, though a thing may have the same name; what stands under them counts. */
  fields?: ReadonlySet<string>;
}

/** Which of some names stand anywhere in plain data, as a value or a key. */
export function namesIn(data: unknown, names: readonly string[], notNames: NotNames): string[] {
  if (names.length === 0) return [];
  const words = new Set<string>();
  gather(data, words, notNames);
  return names.filter((name) => words.has(name));
}

function gather(data: unknown, found: Set<string>, notNames: NotNames): void {
  if (typeof data === 'string') found.add(data);
  else if (Array.isArray(data)) for (const item of data) gather(item, found, notNames);
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) {
      if (value === undefined || notNames.skipped.has(key) || isReason(data, key)) continue;
      if (!notNames.fields?.has(key)) found.add(key);
      gather(value, found, notNames);
    }
}

/** What dice were thrown for is a code of words, though a ship may have the same name: USS Stack. */
const isReason = (data: object, key: string): boolean =>
  key === 'reason' && 'die' in data && 'values' in data;
