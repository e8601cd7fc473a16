import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
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
    migrate(db, file);
    return db;
  } catch (error) {
    db?.close();
    throw told(error);
  }
}

/** Throws a `StorageError` when the disk that a file is on has fewer free bytes than this. */
export async function findRoom(file: string, leastBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(file));
  if (bavail * bsize < leastBytes) throw new StorageError('The disk is all but full.');
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

const schemaVersion = (db: Db): number =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

/** Where a database is copied to before its tables are changed, so that the former version can be put back. */
export const copyBefore = (file: string, schema: number): string => `${file}.schema-${schema}`;

function migrate(db: Db, file: string): void {
  const done = schemaVersion(db);
  if (done > MIGRATIONS.length)
    throw new StorageError('The database was made by a newer version of Flag Plot.');
  if (done > 0 && done < MIGRATIONS.length && file !== IN_MEMORY) {
    rmSync(copyBefore(file, done), { force: true });
    backUp(file, copyBefore(file, done));
  }
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

/** The driver would make a file that is missing, whatever it is told. */
function openExisting(file: string): Db {
  if (!existsSync(file)) throw new StorageError('There is no such file.');
  return new Database(file);
}

/** Copies a database in use into a new file, as a consistent snapshot. */
export function backUp(file: string, copy: string): void {
  let db: Db | undefined;
  try {
    db = openExisting(file);
    makePrivate(copy);
    db.prepare('VACUUM INTO ?').run(copy);
  } catch (error) {
    throw told(error);
  } finally {
    db?.close();
  }
}

/** Opens a database as it is, without migrating it. */
export function openAsIs(file: string): Db {
  let db: Db | undefined;
  try {
    db = openExisting(file);
    const schema = schemaVersion(db);
    if (schema !== MIGRATIONS.length)
      throw new StorageError(
        schema < MIGRATIONS.length
          ? 'The database was made by an earlier version of Flag Plot: start the server once.'
          : 'The database was made by a newer version of Flag Plot.',
      );
    return db;
  } catch (error) {
    db?.close();
    throw told(error);
  }
}

/** What SQLite finds wrong with a database; nothing if it is sound. */
export function findDamage(db: Db): string[] {
  try {
    const rows = db.prepare('PRAGMA integrity_check(20)').all() as { integrity_check: string }[];
    return rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
  } catch (error) {
    return [told(error).message];
  }
}

/**
 * Puts a copy in place of a database that no server uses; returns where the former one is now. Throws a `StorageError`,
 * with nothing changed, when the copy is damaged.
 */
export function restore(file: string, copy: string): string | undefined {
  checkCopy(copy);
  const lock = lockDatabase(file);
  try {
    const former = moveAside(file);
    makePrivate(file);
    copyFileSync(copy, file);
    return former;
  } catch (error) {
    throw told(error);
  } finally {
    lock.close();
  }
}

function checkCopy(copy: string): void {
  let db: Db | undefined;
  try {
    db = openExisting(copy);
    if (schemaVersion(db) > MIGRATIONS.length)
      throw new StorageError('The copy was made by a newer version of Flag Plot.');
    if (schemaVersion(db) === 0) throw new StorageError('The copy is no database of Flag Plot.');
    if (findDamage(db).length > 0) throw new StorageError('The copy is damaged.');
  } catch (error) {
    throw told(error);
  } finally {
    db?.close();
  }
}

/** With its log of changes, so that nothing of it is lost. */
function moveAside(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const former = `${file}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (const end of ['', '-wal', '-shm'])
    if (existsSync(file + end)) renameSync(file + end, former + end);
  return former;
}
