import { posix } from 'node:path';
import type { Source } from './source';

/**
 * The files that name the systems: they register descriptors, one a layer. How games are kept is registered apart, so that
 * a page with a running game does not fetch how scenario files are read.
 */
export const REGISTRIES: readonly string[] = [
  'src/rules/systems.ts',
  'src/words/systems.ts',
  'src/scenario/systems.ts',
  'src/scenario/draftForms.ts',
  'src/scenario/savedForms.ts',
  'src/bots/systems.ts',
  'src/ui/systems/registry.ts',
  'src/cli/systems/registry.ts',
];

/** The layers in which a system has a folder of its own, and where. */
const HOMES = {
  rules: 'src/rules',
  words: 'src/words',
  scenario: 'src/scenario',
  bots: 'src/bots',
  ui: 'src/ui/systems',
  cli: 'src/cli/systems',
} as const;
export type Home = keyof typeof HOMES;

/** Where a file is at home, if a system owns it. */
export function ownerOf(
  path: string,
  systems: readonly string[],
): { home: Home; system: string } | undefined {
  for (const home of Object.keys(HOMES) as Home[])
    for (const system of systems)
      if (path.startsWith(`${HOMES[home]}/${system}/`)) return { home, system };
  return undefined;
}

/** The systems of the source: each has a folder in `src/rules`. */
export const systemsIn = (paths: readonly string[]): string[] => [
  ...new Set(
    paths.flatMap((path) => {
      const system = /^src\/rules\/([^/]+)\//.exec(path)?.[1];
      return system === undefined || system === 'core' ? [] : [system];
    }),
  ),
];

/**
 * How a file names systems that it does not belong to: imports of their folders and, where no system owns the file, their
 * ids as texts. A part of a key such as `book.battle` counts. What a system calls its own things is its own affair.
 */
export function systemsNamed(
  { path, imports, strings }: Pick<Source, 'path' | 'imports' | 'strings'>,
  systems: readonly string[],
): string[] {
  if (REGISTRIES.includes(path)) return [];
  const own = ownerOf(path, systems)?.system;
  const others = systems.filter((system) => system !== own);
  const imported = imports
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(path), specifier))
    .filter((target) => ownerOf(`${target}/`, others));
  const said = own === undefined ? strings.filter((it) => namesOne(it, others)) : [];
  return [...new Set([...imported, ...said.map((it) => `'${it}'`)])];
}

const namesOne = (text: string, systems: readonly string[]): boolean =>
  text.split(/[.:/]/).some((part) => systems.includes(part));
