/** A deep copy of plain JSON data; several times as fast as `structuredClone`. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyPlain(value[key]);
  return copy as T;
}

/** A way to copy plain JSON data deeply, but for the values of some keys, which never change and are shared. */
export function copySharing(shared: ReadonlySet<string>): <T>(value: T) => T {
  const copyOf = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.length === 0 ? [] : value.map(copyOf);
    const copy: Record<string, unknown> = {};
    for (const key of Object.keys(value)) {
      const item = (value as Record<string, unknown>)[key];
      const isPlain = typeof item !== 'object' || item === null || shared.has(key);
      copy[key] = isPlain ? item : copyOf(item);
    }
    return copy;
  };
  return (value) => copyOf(value) as typeof value;
}
