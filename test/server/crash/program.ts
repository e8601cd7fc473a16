import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { afterAll } from 'vitest';
import { PROJECT } from '../../../server/common/project';
import { must } from '../../../src/rules/core';

/**
 * The server of `serve.ts`, built for the tests of one file: it starts in a fifth of the time that its sources take.
 * Returns its path, in a folder laid out as a project, where the writing thread's program is found beside it.
 */
export async function builtServer(): Promise<string> {
  const cache = join(PROJECT, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  // Inside the project, so that its packages are found.
  const folder = mkdtempSync(join(cache, 'flag-plot-crash-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const mode = { command: 'build', mode: 'node' } as const;
  const loaded = await loadConfigFromFile(mode, join(PROJECT, 'vite.config.ts'));
  const { config } = must(loaded ?? undefined, 'the settings of the build');
  const { rolldownOptions, ...options } = config.build ?? {};
  const outDir = join(folder, 'dist', 'server');
  const input = {
    serve: join(import.meta.dirname, 'serve.ts'),
    storageWorker: join(PROJECT, 'server', 'storage', 'worker.ts'),
  };
  await build({
    ...config,
    ...{ configFile: false, root: PROJECT, mode: 'node', logLevel: 'error' },
    build: { ...options, outDir, sourcemap: false, rolldownOptions: { ...rolldownOptions, input } },
  });
  return join(outDir, 'serve.js');
}
