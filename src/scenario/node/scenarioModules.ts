import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const INDEX = 'virtual:scenarios';
const SHIPS = 'virtual:ships';
/** Vite's mark for a module that is no file. */
const MARK = '\0';
const MARKED = `${MARK}${INDEX}`;

type Prepared = Awaited<typeof import('./preparedCatalog')>;
type Scenarios = ReturnType<Prepared['readPrepared']>;
type Strengths = ReturnType<Prepared['readStrengths']>;

/** What a folder gives the web app. */
interface Shipped {
  scenarios: Scenarios;
  ships: ReturnType<Prepared['readShipIndex']>;
  strengths: Strengths;
}

/**
 * Gives the web app the shipped scenarios as modules: `virtual:scenarios` has their list, a loader for each that fetches
 * it complete with its sheets and plans, and how the bots did against each other; `virtual:ships` has the index of all
 * ships. So the app starts with neither the registry nor its checks.
 * @param plugins those with which the project's source is read
 */
export function scenarioModules(folder: string, plugins: readonly Plugin[] = []): Plugin {
  let known: Promise<Shipped> | undefined;
  const shipped = (): Promise<Shipped> => {
    known ??= readAll(folder, plugins);
    return known;
  };
  return {
    name: 'flag-plot-scenarios',
    resolveId: (id) =>
      id === INDEX || id === SHIPS || id.startsWith(`${INDEX}/`) ? `${MARK}${id}` : undefined,
    async load(id) {
      if (!id.startsWith(MARKED) && id !== `${MARK}${SHIPS}`) return undefined;
      for (const file of jsonFiles(folder)) this.addWatchFile(file);
      const { scenarios, ships, strengths } = await shipped();
      if (id === MARKED) return indexModule(scenarios, strengths);
      if (!id.startsWith(MARKED)) return `export const index = ${json(ships)};`;
      return scenarioModule(scenarios, id.slice(MARKED.length + 1));
    },
    watchChange: (file) => {
      if (file.startsWith(folder)) known = undefined;
    },
  };
}

/** The loader is TypeScript of the project: Vite itself loads it. */
async function readAll(folder: string, plugins: readonly Plugin[]): Promise<Shipped> {
  const loader = join(import.meta.dirname, 'preparedCatalog.ts');
  const { module } = await runnerImport<Prepared>(loader, { plugins: [...plugins] });
  return {
    scenarios: module.readPrepared(folder),
    ships: module.readShipIndex(folder),
    strengths: module.readStrengths(folder),
  };
}

const jsonFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.startsWith('schema'))
    .map((name) => join(folder, name));

function indexModule(scenarios: Scenarios, strengths: Strengths): string {
  const loaders = scenarios.map(
    ({ list: { card } }) =>
      `${JSON.stringify(card.id)}: () => import(${JSON.stringify(`${INDEX}/${card.id}`)})`,
  );
  return `export const list = ${json(scenarios.map(({ list }) => list))};
export const strengths = ${json(strengths)};
export const loaders = { ${loaders.join(', ')} };`;
}

function scenarioModule(scenarios: Scenarios, id: string): string {
  const entry = scenarios.find(({ list }) => list.card.id === id);
  if (!entry) throw new Error(`There is no scenario ${id}.`);
  return `export const prepared = ${json(entry.prepared)};`;
}

/** Parsed as JSON at run time, which is faster than as a script. */
const json = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
