/** Freezes plain data through and through; parts that are frozen already are left alone. */
export function freezePlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freezePlain(part);
  return value;
}
