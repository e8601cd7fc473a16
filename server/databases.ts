import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SetupError } from './common/setup';
import type { Config } from './config';
import { hashToken } from './matches/secrets';
import { IN_MEMORY } from './storage/database';
import { pgStorage } from './storage/postgres/storage';
import { sqliteStorage } from './storage/sqlite';
import { type Storage, StorageError } from './storage/storage';

/** Opens the database that `FLAG_PLOT_DB` names; a `SetupError` says why that is not possible. */
export async function openStorage(
  database: string,
  { address, leaseSeconds, limits }: Config,
): Promise<Storage> {
  try {
    if (isPostgres(database))
      return await pgStorage({ url: database, address, leaseMs: leaseSeconds * 1000 });
    return sqliteStorage(database, Date.now, undefined, limits.freeMegabytes);
  } catch (error) {
    throw told(error, `Online matches cannot be kept in ${nameOf(database)}`);
  }
}

export const isPostgres = (database: string): boolean => /^postgres(ql)?:/.test(database);

/** Without the password that it may have. */
export const nameOf = (database: string): string => (isPostgres(database) ? 'Postgres' : database);

/** Where a server leaves the key for its commands: beside the database, for Postgres among the machine's temporary files. */
export function keyPlace({ database = '', address }: Config): string {
  if (!isPostgres(database)) return database;
  return join(tmpdir(), `flag-plot-${hashToken(`${database} ${address}`)}`);
}

export const hasKey = ({ database }: Config): boolean =>
  database !== undefined && database !== IN_MEMORY;

/** A fault of the storage as one sentence, with a way out. */
export const told = (error: unknown, what: string): unknown =>
  error instanceof StorageError
    ? new SetupError(
        `${what}: ${error.message} FLAG_PLOT_DB names another file, or "none" to play without online matches.`,
      )
    : error;
