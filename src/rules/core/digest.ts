import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON of plain data with the keys of every object sorted: equal values give equal text. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value));

/** A copy with sorted keys takes half the time of a replacer that `JSON.stringify` asks about each value. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort())
    put(copy, key, sorted(value[key as keyof typeof value]));
  return copy;
}

/** A key of JSON that would change the object's prototype is a key like others. */
function put(copy: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') copy[key] = value;
  else Object.defineProperty(copy, key, { value, enumerable: true });
}

/** A short fingerprint of plain data: the first 16 hexadecimal digits of SHA-256 over its canonical JSON. */
export const digest = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(value)))).slice(0, 16);
