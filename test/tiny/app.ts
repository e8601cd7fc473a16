import { copyFileSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { PROJECT } from '../../server/common/project';
import { scenarioModules } from '../../src/scenario/node/scenarioModules';

/** The lists of systems in the web app: what each exports, and which function adds the duel to it. */
const LISTS: Readonly<Record<string, { of: string; exports: string }>> = {
  'src/rules/systems.ts': { of: 'rules', exports: 'RULES' },
  'src/words/systems.ts': { of: 'words', exports: 'LOADERS, HOSTS' },
  'src/scenario/systems.ts': { of: 'scenarios', exports: 'SCENARIOS' },
  'src/scenario/savedForms.ts': { of: 'saved', exports: 'SAVED_FORMS' },
};

const pathOf = (list: string): string => join(PROJECT, list);

/** Vite's sign for a module that is no file. */
const MARKED = '\0with-duel:';

/** Replaces each list of systems by one with the duel. */
const duelLists = (): Plugin => ({
  name: 'with-duel',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (importer?.startsWith(MARKED)) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    const list = Object.keys(LISTS).find((it) => pathOf(it) === found?.id);
    return list && MARKED + list;
  },
  load(id) {
    const list = id.startsWith(MARKED) ? id.slice(MARKED.length) : '';
    const { of, exports } = LISTS[list] ?? {};
    return of && exports
      ? `import * as shipped from ${JSON.stringify(pathOf(list))};
import { withDuel } from ${JSON.stringify(pathOf('test/tiny/withDuel.ts'))};
export const { ${exports} } = withDuel.${of}(shipped);`
      : undefined;
  },
});

/** Makes a folder of scenarios: the shipped ones, and the duel in a folder named after its system. */
export function scenariosWithDuel(folder: string): string {
  const shipped = join(PROJECT, 'scenarios');
  mkdirSync(join(folder, 'duel'), { recursive: true });
  for (const name of readdirSync(shipped))
    symlinkSync(join(shipped, name), join(folder, name), 'junction');
  copyFileSync(join(PROJECT, 'test/tiny/first-duel.json'), join(folder, 'duel/first-duel.json'));
  return folder;
}

/** Builds the web app with the duel, unminified; React's development build prints its warnings. */
export async function buildWithDuel(scenarios: string, outDir: string): Promise<void> {
  const lists = duelLists();
  await build({
    ...{ configFile: false, root: join(PROJECT, 'src/ui'), logLevel: 'error' },
    plugins: [react(), lists, scenarioModules(scenarios, [lists])],
    define: { LOADS_WHEN_NEEDED: 'true' },
    worker: { format: 'es' },
    build: {
      ...{ outDir, emptyOutDir: true, target: 'es2023', minify: false },
      reportCompressedSize: false,
    },
  });
}
