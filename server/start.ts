/** `npm start`: builds when the build is missing or older than the sources, then runs the built server. */
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build';
import { SERVER_ENTRY } from './common/project';
import { SetupError } from './common/setup';
import { HELP, parseConfig } from './config';

async function start(): Promise<void> {
  if (process.argv.includes('--help')) return void process.stdout.write(HELP);
  // First, so that a wrong setting is reported before the build.
  parseConfig(process.env);
  ensureBuilt();
  process.env.NODE_ENV ??= 'production';
  endWithNpm();
  await import(pathToFileURL(SERVER_ENTRY).href);
}

/** When npm is told to end, it ends its shell, which does not forward the signal. So the shell's end is the signal. */
function endWithNpm(): void {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

start().catch((error: unknown) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
});
