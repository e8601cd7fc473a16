import { loadAllSystems } from '../src/game/loadSystem';
import { removeKey, writeKey } from './admin/keyFile';
import { ThinkerPool } from './bots/pool';
import { COMMANDS } from './commands';
import { CLIENT_FOLDER, projectVersion } from './common/project';
import { SetupError } from './common/setup';
import { type Config, HELP, parseConfig } from './config';
import { hasKey, keyPlace, openStorage } from './databases';
import { newToken } from './matches/secrets';
import { newPushKeys } from './notices/webPush';
import { type Online, openOnline } from './online';
import { shippedLibrary } from './scenarios';
import { type Running, serve } from './serve';
import { type Logger, newLogger } from './watching/log';
import { readBuiltSite } from './wire/files';
import { siteListener } from './wire/site';

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return void process.stdout.write(HELP);
  if (args.includes('--push-keys')) return printPushKeys();
  const config = parseConfig(process.env);
  await loadAllSystems();
  const command = COMMANDS[args[0] ?? ''];
  if (command) {
    const { lines, hasFaults } = await command(config, args.slice(1));
    for (const line of lines) console.log(line);
    if (hasFaults) process.exitCode = 1;
    return;
  }
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

function printPushKeys(): void {
  const { publicKey, privateKey } = newPushKeys();
  console.log(`FLAG_PLOT_PUSH_KEYS=${publicKey},${privateKey}`);
}

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
