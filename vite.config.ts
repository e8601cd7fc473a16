import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { scenarioModules } from './src/scenario/node/scenarioModules.ts';
import { offline } from './src/ui/node/offline.ts';
import { APART, BROWSER_APART } from './test/setup/apart.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

const scenarios = scenarioModules(`${root}scenarios`);

/** 775 kB packed, for who traces a coast. */
const UNKEPT = ['land-10m'];

/** The system that a module is about: 'battle' of 'src/bots/battle/…'; none of what all systems share. */
const systemOf = (path: string): string | null => {
  const [, system] = /\/src\/(?:rules|scenario|bots)\/([^/.]+)\//.exec(path) ?? [];
  return system && existsSync(`${root}src/rules/${system}/RULES.md`) ? system : null;
};

/** `vite` and `vite build`: the web app. */
const client: UserConfig = {
  root: 'src/ui',
  plugins: [react(), scenarios, offline(`${root}src/ui/offline/worker.ts`, UNKEPT)],
  // A page loads the rules that its game is played by, and no others.
  define: { LOADS_WHEN_NEEDED: 'true' },
  worker: {
    format: 'es',
    // One file of what all systems share and one for each system, rather than a hundred small ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: (path) => systemOf(path) === null, priority: 1 },
            { name: systemOf },
          ],
        },
      },
    },
  },
  build: {
    // What every page needs is one file: left alone, it falls apart into forty.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
    },
    outDir: `${root}dist/client`,
    emptyOutDir: true,
    sourcemap: true,
    target: 'es2023',
    // All ships, fetched only by who plays with a tables pack.
    chunkSizeWarningLimit: 1500,
  },
  // Scenarios lie outside the app's folder.
  server: { fs: { allow: [root] } },
};

/** `vite build --mode node`: the server and the command line, with the packages left in node_modules. */
const node: UserConfig = {
  // The files of a program would wait for each other; each program loads all systems when it begins.
  define: { LOADS_WHEN_NEEDED: 'true' },
  resolve: {
    // boardgame.io has no exports map: Node cannot import its folders, so each entry is led to its CommonJS file.
    alias: [{ find: /^boardgame\.io\/(\w+)$/, replacement: 'boardgame.io/dist/cjs/$1.js' }],
  },
  ssr: { external: true },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        botWorker: 'server/bots/worker.ts',
        storageWorker: 'server/storage/worker.ts',
        cli: 'src/cli/main.ts',
        arenaWorker: 'src/cli/arena/worker.ts',
        bench: 'src/cli/bench/main.ts',
        onlineBench: 'server/bench/main.ts',
        benchSubject: 'server/bench/subject.ts',
      },
      external: [...builtinModules],
    },
  },
};

/** What all tests in Node share. */
const unit = {
  // All cores: left alone, a run keeps one of them free, which is half of a small machine.
  maxWorkers: '100%',
  // Threads pass modules on for less than processes do: 1,500 tests took 36 s of processor time and not 41.
  pool: 'threads',
  setupFiles: ['test/setup/console.ts'],
  sequence: { groupOrder: 0 },
};

/** What all tests in a browser share. */
const browser = {
  globalSetup: ['test/setup/browser.ts'],
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // In CI a test that a busy machine has failed gets a second try, which the report shows.
  retry: process.env.CI ? 1 : 0,
  // Two browsers keep two cores busy; more only make each other late.
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
};

/** `vitest run`: everything in Node first, then the browser tests against the built app. */
const test = defineConfig({
  plugins: [react(), scenarios],
  test: {
    environment: 'node',
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', ...APART],
          // The rules are loaded once a worker, not once a file: half of the time of these tests went into loading.
          isolate: false,
        },
      },
      {
        extends: true,
        // Projects run in the order of their names: the longest files are here, and leave no tail when they run first.
        test: { ...unit, name: 'apart', include: [...APART] },
      },
      {
        extends: true,
        test: {
          ...browser,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          exclude: [...BROWSER_APART],
          // A browser and the modules are loaded once a worker: a start costs as much as a short test.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...browser, name: 'browser-apart', include: [...BROWSER_APART] },
      },
    ],
  },
});

const configs: Record<string, UserConfig> = { node, test };

export default defineConfig(({ mode }) => configs[mode] ?? client);
