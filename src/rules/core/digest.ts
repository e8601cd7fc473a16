import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with the keys of every object sorted: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

/** A short fingerprint of plain data: the first 16 hexadecimal digits of SHA-256 over its canonical JSON. */
export const digest = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(value)))).slice(0, 16);
