import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_FOLDER, PROJECT, SERVER_ENTRY } from './common/project';
import { SetupError } from './common/setup';

/** Everything that goes into the build. */
const SOURCES = ['src', 'server', 'scenarios', 'vite.config.ts', 'package-lock.json'];
const OUTPUTS = [join(CLIENT_FOLDER, 'index.html'), SERVER_ENTRY];

/** Builds the app and the server unless the present build is newer than all sources. */
export function ensureBuilt(): void {
  const built = Math.min(...OUTPUTS.map(changedAt));
  const changed = Math.max(...SOURCES.map((name) => newestIn(join(PROJECT, name))));
  if (built > changed) return;
  console.error('Building Flag Plot, which takes a moment…');
  const { status, error, stdout, stderr } = spawnSync('npm', ['run', '-s', 'build'], {
    cwd: PROJECT,
    encoding: 'utf8',
    // A test run's NODE_ENV would make a development build.
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new SetupError(`The build failed.\n${error?.message ?? stdout + stderr}`);
  }
}

/** Milliseconds; -Infinity if the file does not exist. */
function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? -Infinity;
}

/** The latest change of a file, or of anything in a folder. A folder's own time shows that files were removed. */
export function newestIn(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? -Infinity;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}
