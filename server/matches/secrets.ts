import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Recent } from '../common/recent';

const derive = promisify(scrypt) as (word: string, salt: string, length: number) => Promise<Buffer>;

/** A new secret of 144 bits, safe in a URL. */
export const newToken = (): string => randomBytes(18).toString('base64url');

/** A new match id of 72 bits. Anybody who knows it can find the match. */
export const newMatchId = (): string => randomBytes(9).toString('base64url');

/** The stored hash of a token. Tokens are long and random, so it needs no salt. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** What is stored of the creator's address: one of 262,144 buckets. */
export const makerOf = (address: string): string => hashToken(address).slice(0, 3);

/** How many tokens' hashes are remembered: each order is checked by one. */
const MAX_KNOWN = 1000;

const known = new Recent<string, string>(MAX_KNOWN);

function knownHash(token: string): string {
  const hash = known.get(token) ?? hashToken(token);
  known.set(token, hash);
  return hash;
}

/** Whether a token matches the stored hash. */
export function isToken(token: string | undefined, hash: string | undefined): boolean {
  if (token === undefined || hash === undefined) return false;
  // How long the comparison of two hashes takes tells nothing of the token.
  return knownHash(token) === hash;
}

/** The stored hash of a passphrase: salted, and slow to guess. */
export async function hashPassphrase(word: string): Promise<string> {
  const salt = randomBytes(12).toString('base64url');
  return `${salt}:${(await derive(word, salt, 32)).toString('base64url')}`;
}

export async function isPassphrase(word: string | undefined, kept: string): Promise<boolean> {
  if (word === undefined) return false;
  const [salt = '', hash = ''] = kept.split(':');
  return equal(await derive(word, salt, 32), Buffer.from(hash, 'base64url'));
}

const equal = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
