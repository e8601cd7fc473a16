import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

/** A file that the app keeps for play without the server. */
interface Precached {
  url: string;
  /** Changes with the contents; `null` where the name has their hash in it. */
  revision: string | null;
}

const WORKER = 'sw.js';

/**
 * Makes the app's service worker from `worker`, with the list of all files that the build has made.
 * @param unkept beginnings of the names of assets that are too large to be kept before somebody asks for them
 */
export function offline(worker: string, unkept: readonly string[] = []): Plugin {
  let config: ResolvedConfig | undefined;
  return {
    name: 'flag-plot-offline',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      const files = [...builtFiles(bundle, unkept), ...publicFiles(config?.publicDir ?? '')];
      this.emitFile({
        type: 'asset',
        fileName: WORKER,
        source: await workerCode(worker, files.sort(byUrl)),
      });
    },
  };
}

const byUrl = (a: Precached, b: Precached): number => (a.url < b.url ? -1 : 1);

/** Everything built except source maps, which only developers need. */
const builtFiles = (bundle: Rolldown.OutputBundle, unkept: readonly string[]): Precached[] =>
  Object.values(bundle)
    .filter(({ fileName }) => !fileName.endsWith('.map'))
    .filter(({ fileName }) => !unkept.some((name) => fileName.startsWith(`assets/${name}`)))
    .map((file) =>
      precached(file.fileName, () => (file.type === 'chunk' ? file.code : file.source)),
    );

/** Files copied unchanged: icons and the manifest. */
const publicFiles = (folder: string): Precached[] =>
  readdirSync(folder).map((name) => precached(name, () => readFileSync(join(folder, name))));

function precached(name: string, contents: () => string | Uint8Array): Precached {
  const isHashed = name.startsWith('assets/');
  return { url: `/${name}`, revision: isHashed ? null : hashOf(contents()) };
}

const hashOf = (contents: string | Uint8Array): string =>
  createHash('sha256').update(contents).digest('base64url').slice(0, 22);

/** The worker as one classic script, which every browser with workers can run. */
async function workerCode(worker: string, files: readonly Precached[]): Promise<string> {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { PRECACHED: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: worker, output: { format: 'iife', entryFileNames: WORKER } },
    },
  });
  const [{ output }] = [made].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}
