import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import Database from 'libsql';
import { faultOf, told } from './faults';
import { MIGRATIONS } from './schemaSql';
import { StorageError } from './storage';

export type Db = InstanceType<typeof Database>;

export const IN_MEMORY = ':memory:';

/** Timeout for another program's lock, in ms. */
const BUSY_MS = 250;

/** A connection that syncs to disk at each commit. */
export function connectDatabase(file: string): Db {
  const db = new Database(file);
  db.exec(
    `PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;`,
  );
  return db;
}

/** Only the server's user may read its data. */
const PRIVATE = 0o600;

/** Makes a new file; what the database puts beside it has its mode. */
const makePrivate = (file: string): void => closeSync(openSync(file, 'wx', PRIVATE));

/** An existing file is not opened: closing it would release this process's own locks on it. */
function ensurePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) chmodSync(file, PRIVATE);
  else makePrivate(file);
}

/** Opens the database, creates or migrates its tables, and checks that it can be read; throws a `StorageError`. */
export function openDatabase(file: string): Db {
  let db: Db | undefined;
  try {
    if (file !== IN_MEMORY) ensurePrivate(file);
    db = connectDatabase(file);
    migrate(db);
    return db;
  } catch (error) {
    db?.close();
    throw told(error);
  }
}

/** Free disk space below which a server is not ready; in bytes. */
const MIN_ROOM = 16 * 2 ** 20;

/** Throws a `StorageError` when the disk that a file is on is all but full. */
export async function findRoom(file: string): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(file));
  if (bavail * bsize < MIN_ROOM) throw new StorageError('The disk is all but full.');
}

/** How long a second server waits for the first to end; in ms. */
const HAND_OVER_MS = 3000;

/**
 * Locks a database for this process until the lock is closed or the process ends in any way. It is an operating system
 * lock on a file beside the database. Throws a `StorageError` when another process has it.
 */
export function lockDatabase(file: string): Pick<Db, 'close'> {
  const lock = `${file}.lock`;
  let db: Db | undefined;
  try {
    ensurePrivate(lock);
    db = new Database(lock);
    db.exec(
      `PRAGMA busy_timeout = ${HAND_OVER_MS}; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;`,
    );
    return db;
  } catch (error) {
    db?.close();
    const isTaken = faultOf(error).code.startsWith('SQLITE_BUSY');
    throw isTaken ? new StorageError('Another server is using it.', { cause: error }) : told(error);
  }
}

function migrate(db: Db): void {
  const { user_version: done } = db.prepare('PRAGMA user_version').get() as {
    user_version: number;
  };
  if (done > MIGRATIONS.length)
    throw new StorageError('The database was made by a newer version of Flag Plot.');
  for (const [index, step] of MIGRATIONS.entries())
    if (index >= done)
      db.exec(`BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${index + 1}; COMMIT;`);
}

/** Closes the last connection. All data are then in the one file. */
export function closeDatabase(db: Db): void {
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
}

/** Copies a database in use into a new file, as a consistent snapshot. */
export function backUp(file: string, copy: string): void {
  let db: Db | undefined;
  try {
    db = new Database(file, { fileMustExist: true });
    makePrivate(copy);
    db.prepare('VACUUM INTO ?').run(copy);
  } catch (error) {
    throw told(error);
  } finally {
    db?.close();
  }
}
