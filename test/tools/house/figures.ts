import { posix } from 'node:path';
import { type Home, ownerOf, systemsIn, systemsNamed } from '../../architecture/naming';
import type { Facts } from './facts';

/** The figures of the house. */
export interface Figures {
  /** Files outside a system's folders that name it, with how they do. */
  naming: { path: string; names: string[] }[];
  /** Lines that each system owns, by layer. */
  owned: Record<string, Partial<Record<Home, number>>>;
  /** Lines that no system owns. */
  shared: number;
  /** Pairs of folders that import each other. */
  pairs: string[];
  functions: { median: number; nineInTen: number; longest: { name: string; lines: number }[] };
  /** Exports that no other file imports. */
  idleExports: string[];
}

/** Measures the source; tests count only as importers. */
export function figuresOf(files: readonly Facts[]): Figures {
  const source = files.filter(({ path }) => /^(src|server)\//.test(path));
  const systems = systemsIn(source.map(({ path }) => path));
  return {
    naming: source
      .map((it) => ({ path: it.path, names: systemsNamed(it, systems) }))
      .filter(({ names }) => names.length > 0),
    ...ownedIn(source, systems),
    pairs: pairsIn(source),
    functions: functionsIn(source),
    idleExports: idleIn(source, files),
  };
}

function ownedIn(
  source: readonly Facts[],
  systems: readonly string[],
): Pick<Figures, 'owned' | 'shared'> {
  const owned: Figures['owned'] = Object.fromEntries(systems.map((system) => [system, {}]));
  let shared = 0;
  for (const { path, lines } of source) {
    const owner = ownerOf(path, systems);
    const of = owner && owned[owner.system];
    if (of) of[owner.home] = (of[owner.home] ?? 0) + lines;
    else shared += lines;
  }
  return { owned, shared };
}

function pairsIn(source: readonly Facts[]): string[] {
  const between = new Set(
    source.flatMap(({ path, taken }) =>
      taken.map(({ from }) => `${posix.dirname(path)} ${posix.dirname(from)}`),
    ),
  );
  return [...between]
    .filter((it) => {
      const [a = '', b = ''] = it.split(' ');
      return a < b && between.has(`${b} ${a}`);
    })
    .map((it) => it.replace(' ', ' <> '))
    .sort();
}

const LONGEST = 5;

function functionsIn(source: readonly Facts[]): Figures['functions'] {
  const all = source
    .flatMap(({ path, functions }) =>
      functions.map(({ name, lines }) => ({ name: `${path} ${name}`, lines })),
    )
    .sort((a, b) => a.lines - b.lines);
  const at = (share: number): number => all[Math.floor(all.length * share)]?.lines ?? 0;
  return { median: at(0.5), nineInTen: at(0.9), longest: all.slice(-LONGEST).reverse() };
}

function idleIn(source: readonly Facts[], files: readonly Facts[]): string[] {
  const globbed = new Set(
    files.flatMap((it) => it.globbed.map(({ file, name }) => `${file} ${name}`)),
  );
  const taken = new Set(files.flatMap((it) => it.taken.map(({ from, name }) => `${from} ${name}`)));
  return source.flatMap(({ path, exported }) =>
    taken.has(`${path} *`) || path.endsWith('.d.ts')
      ? []
      : exported
          .filter((name) => !globbed.has(`${posix.basename(path)} ${name}`))
          .map((name) => `${path} ${name}`)
          .filter((it) => !taken.has(it)),
  );
}
