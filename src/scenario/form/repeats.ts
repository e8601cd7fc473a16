/** The entries whose key an earlier one already has. */
export function repeatsOf<T>(entries: readonly T[], key: (entry: T) => string): T[] {
  const keys = entries.map(key);
  return entries.filter((_, i) => keys.indexOf(keys[i] as string) !== i);
}
