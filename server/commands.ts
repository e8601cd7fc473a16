import { checkFile, checkMatches, type Findings } from './admin/check';
import { parseCommand, runAlone, tellServer } from './admin/command';
import { SetupError } from './common/setup';
import type { Config } from './config';
import { isPostgres, keyPlace, nameOf, openStorage, told } from './databases';
import { shippedLibrary } from './scenarios';
import { backUp, restore } from './storage/database';

/** What a command has to say. */
interface Report {
  lines: readonly string[];
  /** It found something wrong. */
  hasFaults?: boolean;
}

/** A `SetupError` says why it could not be done. */
type Run = (config: Config, args: readonly string[]) => Report | Promise<Report>;

/** What can be done instead of starting a server, by the first word of the command line. */
export const COMMANDS: Readonly<Record<string, Run>> = {
  '--backup': copyDatabase,
  '--check': checkDatabase,
  '--restore': restoreDatabase,
  '--admin': administer,
};

function databaseOf({ database }: Config): string {
  if (database === undefined) throw new SetupError('FLAG_PLOT_DB names no database.');
  return database;
}

/** Postgres has tools of its own for its copies. */
function fileOf(config: Config): string {
  const database = databaseOf(config);
  if (!isPostgres(database)) return database;
  throw new SetupError('FLAG_PLOT_DB is Postgres: pg_dump copies it, and pg_restore restores it.');
}

function copyDatabase(config: Config, [copy]: readonly string[]): Report {
  if (!copy) throw new SetupError('--backup needs a new file to copy to.');
  const database = fileOf(config);
  try {
    backUp(database, copy);
  } catch (error) {
    throw told(error, `${database} could not be copied to ${copy}`);
  }
  return { lines: [`Copied ${database} to ${copy}`] };
}

async function checkDatabase(config: Config): Promise<Report> {
  const database = databaseOf(config);
  const name = nameOf(database);
  const { matches, faults } = await checked(database, config).catch((error: unknown) => {
    throw told(error, `${name} could not be checked`);
  });
  const sum = `${matches} matches checked, ${faults.length} faults found in ${name}`;
  return { lines: [...faults, sum], hasFaults: faults.length > 0 };
}

async function checked(database: string, config: Config): Promise<Findings> {
  if (!isPostgres(database)) return checkFile(database, shippedLibrary());
  const storage = await openStorage(database, beside(config));
  try {
    return await checkMatches(storage, shippedLibrary());
  } finally {
    await storage.close();
  }
}

/** Another process on the same database. */
const beside = (config: Config): Config => ({ ...config, address: `/process-${process.pid}` });

function restoreDatabase(config: Config, [copy]: readonly string[]): Report {
  if (!copy) throw new SetupError('--restore needs a copy to put back.');
  const database = fileOf(config);
  try {
    const former = restore(database, copy);
    const kept = former === undefined ? [] : [`The former database is ${former}`];
    return { lines: [`Restored ${database} from ${copy}`, ...kept] };
  } catch (error) {
    throw told(error, `${copy} could not be put in place of ${database}`);
  }
}

async function administer(config: Config, args: readonly string[]): Promise<Report> {
  const database = databaseOf(config);
  const command = parseCommand(args);
  const done =
    (await tellServer(keyPlace(config), command)) ??
    (await runAlone(await openStorage(database, beside(config)), shippedLibrary(), command));
  if (!done.ok) throw new SetupError(done.why);
  return { lines: done.lines };
}
