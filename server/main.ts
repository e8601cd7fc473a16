import { ThinkerPool } from './bots/pool';
import { CLIENT_FOLDER, projectVersion } from './common/project';
import { SetupError } from './common/setup';
import { type Config, HELP, parseConfig } from './config';
import { readBuiltSite } from './files';
import { newPushKeys } from './notices/webPush';
import { type Online, openOnline } from './online';
import { shippedLibrary } from './scenarios';
import { type Running, serve } from './serve';
import { backUp } from './storage/database';
import { sqliteStorage } from './storage/sqlite';
import { StorageError } from './storage/storage';
import { type Logger, newLogger } from './watching/log';
import { siteListener } from './wire/site';

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return void process.stdout.write(HELP);
  if (args.includes('--push-keys')) return printPushKeys();
  const config = parseConfig(process.env);
  if (args[0] === '--backup') return copyDatabase(config, args[1]);
  const log = newLogger(config.logLevel);
  const site = siteListener(readBuiltSite(CLIENT_FOLDER), projectVersion());
  const online = open(config, log);
  const running = await serve(config, online?.before(site) ?? site);
  online?.attach(running.server);
  closeOnSignal(running, online, log);
  console.log(`Flag Plot is at ${running.url}`);
}

/** Online play, unless it is switched off. */
function open(config: Config, log: Logger): Online | undefined {
  const { database, origins, hosts, proxies, metricsToken, botThreads, botBudgetMs, notices } =
    config;
  if (database === undefined) return undefined;
  return openOnline({
    storage: openStorage(database),
    library: shippedLibrary(),
    log,
    thinker: new ThinkerPool({ threads: botThreads, budgetMs: botBudgetMs }),
    origin: { origins, hosts, proxies },
    ...(metricsToken !== undefined && { metricsToken }),
    ...(notices && { notices }),
  });
}

function openStorage(file: string): ReturnType<typeof sqliteStorage> {
  try {
    return sqliteStorage(file);
  } catch (error) {
    throw told(error, `Online matches cannot be kept in ${file}`);
  }
}

function printPushKeys(): void {
  const { publicKey, privateKey } = newPushKeys();
  console.log(`FLAG_PLOT_PUSH_KEYS=${publicKey},${privateKey}`);
}

function copyDatabase({ database }: Config, copy: string | undefined): void {
  if (database === undefined || !copy)
    throw new SetupError('--backup needs a new file to copy to.');
  try {
    backUp(database, copy);
  } catch (error) {
    throw told(error, `${database} could not be copied to ${copy}`);
  }
  console.log(`Copied ${database} to ${copy}`);
}

/** A fault of the storage as one sentence, with a way out. */
const told = (error: unknown, what: string): unknown =>
  error instanceof StorageError
    ? new SetupError(
        `${what}: ${error.message} FLAG_PLOT_DB names another file, or "none" to play without online matches.`,
      )
    : error;

/** The first signal shuts down cleanly; a second one ends the process at once. */
function closeOnSignal(running: Running, online: Online | undefined, log: Logger): void {
  const close = async (): Promise<void> => {
    log.info('stopping');
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
