import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (word: string, salt: string, length: number) => Promise<Buffer>;

/** A new secret: 144 bits, fit for a link. */
export const newToken = (): string => randomBytes(18).toString('base64url');

/** A new id of a match, which lets whoever knows it look for the match: 72 bits. */
export const newMatchId = (): string => randomBytes(9).toString('base64url');

/** What is kept of a token; being long and random it needs no salt. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** What is kept of where a match was made from: one of 262,144 kinds of addresses. */
export const makerOf = (address: string): string => hashToken(address).slice(0, 3);

/** Whether a token is the one whose hash is kept. */
export function isToken(token: string | undefined, hash: string | undefined): boolean {
  if (token === undefined || hash === undefined) return false;
  return equal(Buffer.from(hashToken(token)), Buffer.from(hash));
}

/** What is kept of a word that people choose: salted, and slow to guess at. */
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
