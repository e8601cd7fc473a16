import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const INDEX = 'virtual:scenarios';
/** Vite's mark for a module that is no file. */
const MARKED = `\0${INDEX}`;

type Prepared = Awaited<typeof import('./preparedCatalog')>;
type Scenarios = ReturnType<Prepared['readPrepared']>;

/**
 * Gives the web app the shipped scenarios as modules: `virtual:scenarios` has their list and a loader for each,
 * which fetches the scenario complete with its sheets and plans. So the app contains neither the registry nor its
 * checks.
 * @param plugins those with which the project's source is read
 */
export function scenarioModules(folder: string, plugins: readonly Plugin[] = []): Plugin {
  let known: Promise<Scenarios> | undefined;
  const scenarios = (): Promise<Scenarios> => {
    known ??= readAll(folder, plugins);
    return known;
  };
  return {
    name: 'flag-plot-scenarios',
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(MARKED)) return undefined;
      for (const file of jsonFiles(folder)) this.addWatchFile(file);
      const all = await scenarios();
      return id === MARKED ? indexModule(all) : scenarioModule(all, id.slice(MARKED.length + 1));
    },
    watchChange: (file) => {
      if (file.startsWith(folder)) known = undefined;
    },
  };
}

/** The loader is TypeScript of the project: Vite itself loads it. */
async function readAll(folder: string, plugins: readonly Plugin[]): Promise<Scenarios> {
  const loader = join(import.meta.dirname, 'preparedCatalog.ts');
  const { module } = await runnerImport<Prepared>(loader, { plugins: [...plugins] });
  return module.readPrepared(folder);
}

const jsonFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.startsWith('schema'))
    .map((name) => join(folder, name));

function indexModule(scenarios: Scenarios): string {
  const loaders = scenarios.map(
    ({ list: { card } }) =>
      `${JSON.stringify(card.id)}: () => import(${JSON.stringify(`${INDEX}/${card.id}`)})`,
  );
  return `export const list = ${json(scenarios.map(({ list }) => list))};
export const loaders = { ${loaders.join(', ')} };`;
}

function scenarioModule(scenarios: Scenarios, id: string): string {
  const entry = scenarios.find(({ list }) => list.card.id === id);
  if (!entry) throw new Error(`There is no scenario ${id}.`);
  return `export const prepared = ${json(entry.prepared)};`;
}

/** Parsed as JSON at run time, which is faster than as a script. */
const json = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
