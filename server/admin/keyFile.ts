import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { newToken } from '../matches/secrets';

/** What a command needs to reach the running server. Only the server's user may read the file. */
interface Key {
  url: string;
  token: string;
}

const PRIVATE = 0o600;

const nameFor = (database: string): string => `${database}.admin`;

/** Makes the key of a server that has started. */
export function writeKey(database: string, url: string, token = newToken()): void {
  removeKey(database);
  writeFileSync(nameFor(database), JSON.stringify({ url, token } satisfies Key), { mode: PRIVATE });
}

export function readKey(database: string): Key | undefined {
  try {
    return JSON.parse(readFileSync(nameFor(database), 'utf8')) as Key;
  } catch {
    return undefined;
  }
}

export const removeKey = (database: string): void => rmSync(nameFor(database), { force: true });
