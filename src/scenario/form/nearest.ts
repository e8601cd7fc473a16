/** How many letters must be changed, added, dropped or swapped with a neighbor to turn one word into another. */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const changed = at(last, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(
        Math.min(
          changed,
          at(last, j) + 1,
          at(row, j - 1) + 1,
          swapped ? at(before, j - 2) + 1 : changed,
        ),
      );
    }
    before = last;
    last = row;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.MAX_SAFE_INTEGER;

/** Longer words than any name are not compared. */
const LONGEST_NAME = 80;

/** The valid name that was most likely meant; `undefined` when none is near. */
export function nearestName(found: unknown, names: readonly string[]): string | undefined {
  if (typeof found !== 'string' || found.length > LONGEST_NAME) return undefined;
  const word = found.toLowerCase();
  const most = Math.max(1, Math.floor(word.length / 3));
  const [best] = names
    .map((name) => ({ name, distance: remoteness(word, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return best?.name;
}

/** A name that begins or ends with the word (`eugen`, `graf-spee`) counts as one letter away. */
function remoteness(word: string, name: string): number {
  const part = word.length >= 3 && (name.startsWith(word) || name.endsWith(word));
  return part ? Math.min(1, editDistance(word, name)) : editDistance(word, name);
}
