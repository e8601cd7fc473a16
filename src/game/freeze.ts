/** Freezes plain data deeply; parts that are already frozen are skipped. */
export function freezePlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freezePlain(part);
  return value;
}
