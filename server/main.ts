import { parseConfig, SetupError } from './config';
import { readBuiltSite } from './files';
import { CLIENT_FOLDER, projectVersion } from './project';
import { type Running, serve } from './serve';
import { siteListener } from './site';

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const listener = siteListener(readBuiltSite(CLIENT_FOLDER), projectVersion());
  const running = await serve(config, listener);
  closeOnSignal(running);
  console.log(`Flag Plot is at ${running.url}`);
}

/** The first signal closes in good order; a second one ends the process at once. */
function closeOnSignal(running: Running): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void running.close());
  }
}

/** Faults of the set-up are told in their one sentence; anything else is ours and keeps its trace. */
function fail(error: unknown): void {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
}

main().catch(fail);
