import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFile, checkMatches, type Findings } from './admin/check';
import { parseCommand, runAlone, tellServer } from './admin/command';
import { removeKey, writeKey } from './admin/keyFile';
import { ThinkerPool } from './bots/pool';
import { CLIENT_FOLDER, projectVersion } from './common/project';
import { SetupError } from './common/setup';
import { type Config, HELP, parseConfig } from './config';
import { hashToken, newToken } from './matches/secrets';
import { newPushKeys } from './notices/webPush';
import { type Online, openOnline } from './online';
import { shippedLibrary } from './scenarios';
import { type Running, serve } from './serve';
import { backUp, IN_MEMORY, restore } from './storage/database';
import { pgStorage } from './storage/postgres/storage';
import { sqliteStorage } from './storage/sqlite';
import { type Storage, StorageError } from './storage/storage';
import { type Logger, newLogger } from './watching/log';
import { readBuiltSite } from './wire/files';
import { siteListener } from './wire/site';

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return void process.stdout.write(HELP);
  if (args.includes('--push-keys')) return printPushKeys();
  const config = parseConfig(process.env);
  const command = COMMANDS[args[0] ?? ''];
  if (command) return command(config, args.slice(1));
  const log = newLogger(config.logLevel);
  const site = siteListener(readBuiltSite(CLIENT_FOLDER), projectVersion());
  const adminToken = newToken();
  const online = await open(config, log, adminToken);
  const running = await serve(config, online?.before(site) ?? site);
  online?.attach(running.server);
  if (hasKey(config)) writeKey(keyPlace(config), running.url, adminToken);
  closeOnSignal(running, online, { log, config });
  console.log(`Flag Plot is at ${running.url}`);
}

/** Online play, unless it is switched off. */
async function open(config: Config, log: Logger, adminToken: string): Promise<Online | undefined> {
  const { database, origins, hosts, proxies, metricsToken, botThreads, botBudgetMs, notices } =
    config;
  const { limits, keep } = config;
  if (database === undefined) return undefined;
  return openOnline({
    ...{ limits, keep, adminToken, log },
    storage: await openStorage(database, config),
    library: shippedLibrary(),
    thinker: new ThinkerPool({ threads: botThreads, budgetMs: botBudgetMs }),
    origin: { origins, hosts, proxies },
    ...(metricsToken !== undefined && { metricsToken }),
    ...(notices && { notices }),
  });
}

async function openStorage(
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

const isPostgres = (database: string): boolean => /^postgres(ql)?:/.test(database);

/** Without the password that it may have. */
const nameOf = (database: string): string => (isPostgres(database) ? 'Postgres' : database);

function printPushKeys(): void {
  const { publicKey, privateKey } = newPushKeys();
  console.log(`FLAG_PLOT_PUSH_KEYS=${publicKey},${privateKey}`);
}

type Run = (config: Config, args: readonly string[]) => void | Promise<void>;

/** What can be done instead of starting a server. */
const COMMANDS: Readonly<Record<string, Run>> = {
  '--backup': copyDatabase,
  '--check': checkDatabase,
  '--restore': restoreDatabase,
  '--admin': administer,
};

/** Postgres has tools of its own for its copies. */
function fileOf({ database }: Config): string {
  if (database === undefined) throw new SetupError('FLAG_PLOT_DB names no database.');
  if (!isPostgres(database)) return database;
  throw new SetupError('FLAG_PLOT_DB is Postgres: pg_dump copies it, and pg_restore restores it.');
}

function copyDatabase(config: Config, [copy]: readonly string[]): void {
  if (!copy) throw new SetupError('--backup needs a new file to copy to.');
  const database = fileOf(config);
  try {
    backUp(database, copy);
  } catch (error) {
    throw told(error, `${database} could not be copied to ${copy}`);
  }
  console.log(`Copied ${database} to ${copy}`);
}

async function checkDatabase(config: Config): Promise<void> {
  const { database } = config;
  if (database === undefined) throw new SetupError('FLAG_PLOT_DB names no database.');
  const { matches, faults } = await checked(database, config).catch((error: unknown) => {
    throw told(error, `${nameOf(database)} could not be checked`);
  });
  for (const fault of faults) console.log(fault);
  console.log(`${matches} matches checked, ${faults.length} faults found in ${nameOf(database)}`);
  if (faults.length > 0) process.exitCode = 1;
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

function restoreDatabase(config: Config, [copy]: readonly string[]): void {
  if (!copy) throw new SetupError('--restore needs a copy to put back.');
  const database = fileOf(config);
  try {
    const former = restore(database, copy);
    console.log(`Restored ${database} from ${copy}`);
    if (former !== undefined) console.log(`The former database is ${former}`);
  } catch (error) {
    throw told(error, `${copy} could not be put in place of ${database}`);
  }
}

async function administer(config: Config, args: readonly string[]): Promise<void> {
  const { database } = config;
  if (database === undefined) throw new SetupError('FLAG_PLOT_DB names no database.');
  const command = parseCommand(args);
  const done =
    (await tellServer(keyPlace(config), command)) ??
    (await runAlone(await openStorage(database, beside(config)), shippedLibrary(), command));
  if (!done.ok) throw new SetupError(done.why);
  for (const line of done.lines) console.log(line);
}

/** Beside the database; for Postgres among the machine's temporary files. */
function keyPlace({ database = '', address }: Config): string {
  if (!isPostgres(database)) return database;
  return join(tmpdir(), `flag-plot-${hashToken(`${database} ${address}`)}`);
}

const hasKey = ({ database }: Config): boolean => database !== undefined && database !== IN_MEMORY;

/** A fault of the storage as one sentence, with a way out. */
const told = (error: unknown, what: string): unknown =>
  error instanceof StorageError
    ? new SetupError(
        `${what}: ${error.message} FLAG_PLOT_DB names another file, or "none" to play without online matches.`,
      )
    : error;

/** The first signal shuts down cleanly; a second one ends the process at once. */
function closeOnSignal(
  running: Running,
  online: Online | undefined,
  { log, config }: { log: Logger; config: Config },
): void {
  const close = async (): Promise<void> => {
    log.info('stopping');
    if (hasKey(config)) removeKey(keyPlace(config));
    await Promise.all([online?.close(), running.close()]);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().catch(fail));
}

/** Setup faults are reported in one sentence. Anything else is our bug and keeps its stack trace. */
function fail(error: unknown): void {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
}

main(process.argv.slice(2)).catch(fail);
