import { posix } from 'node:path';
import { findCycles } from './cycles';
import {
  FORBIDDEN_GLOBALS,
  type Layer,
  layerOf,
  MAX_LINES,
  MAY_IMPORT,
  PACKAGE_USERS,
  PURE_LAYERS,
  partOf,
  TOP_LEVEL,
} from './layers';
import { systemsIn, systemsNamed } from './naming';
import type { Source } from './source';
import { COMPUTED } from './syntax';

/** A breach of the architecture, in words that an exception can repeat. */
export interface Violation {
  check:
    | 'import'
    | 'system'
    | 'package'
    | 'cycle'
    | 'global'
    | 'default-export'
    | 'length'
    | 'packed-literal'
    | 'top-level';
  path: string;
  detail: string;
}

/** `import src/game/a.ts: src/ui/b.ts` */
export const sayViolation = ({ check, path, detail }: Violation): string =>
  `${check} ${path}: ${detail}`;

/** Every breach in a set of files. */
export function findViolations(sources: readonly Source[]): Violation[] {
  const paths = new Set(sources.map(({ path }) => path));
  const systems = systemsIn([...paths]);
  return [
    ...sources.flatMap((source) => checkNaming(source, systems)),
    ...sources.flatMap((source) => checkImports(source, paths)),
    ...sources.flatMap(checkPackages),
    ...sources.flatMap(checkGlobals),
    ...sources.flatMap(checkForm),
    ...checkCycles(sources, paths),
  ];
}

/** Things at the top level that do not belong there; dot files may. */
export const checkTopLevel = (names: readonly string[]): Violation[] =>
  names
    .filter((name) => !name.startsWith('.') && !TOP_LEVEL.has(name))
    .map((name) => ({ check: 'top-level', path: name, detail: 'does not belong at the top' }));

const isRelative = (specifier: string): boolean => /^\.{1,2}(\/|$)/.test(specifier);

/** Data may be read from anywhere: it imports nothing. */
const isData = (specifier: string): boolean => /\.(css|json|md|svg)(\?\w+)?$/.test(specifier);

function resolve(from: string, specifier: string, paths: ReadonlySet<string>): string | undefined {
  const base = posix.join(posix.dirname(from), specifier);
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  return endings.map((ending) => base + ending).find((path) => paths.has(path));
}

function checkImports(source: Source, paths: ReadonlySet<string>): Violation[] {
  return source.imports
    .filter((specifier) => isRelative(specifier) || specifier === COMPUTED)
    .filter((specifier) => !isData(specifier))
    .flatMap((specifier) => {
      const target = resolve(source.path, specifier, paths);
      if (target && mayImport(source.path, target)) return [];
      return [{ check: 'import', path: source.path, detail: target ?? specifier }];
    });
}

function mayImport(from: string, to: string): boolean {
  const [fromLayer, toLayer] = [layerOf(from), layerOf(to)];
  if (!fromLayer || !toLayer) return false;
  if (partOf(from) === partOf(to)) return true;
  return MAY_IMPORT[fromLayer].includes(toLayer) && !isBehindBorder(to);
}

/** A file of a rule system that is none of its border: outsiders ask its index, its questions and its hand-over. */
const isBehindBorder = (path: string): boolean => layerOf(path) === 'system' && !BORDER.test(path);

const BORDER = /^src\/rules\/[^/]+\/(index|query|engagement)\.ts$/;

/** Outside its own folders nothing names a system, registries apart. */
const checkNaming = (source: Source, systems: readonly string[]): Violation[] =>
  systemsNamed(source, systems).map((detail) => ({ check: 'system', path: source.path, detail }));

function checkPackages({ path, imports }: Source): Violation[] {
  return imports
    .filter((specifier) => !isRelative(specifier) && specifier !== COMPUTED)
    .filter((specifier) => {
      const users = PACKAGE_USERS[packageOf(specifier)] ?? [];
      return !users.includes(path) && !users.includes(layerOf(path) ?? '');
    })
    .map((detail) => ({ check: 'package', path, detail }));
}

/** `@noble/hashes/sha2.js` is of `@noble/hashes`, and `node:fs` of `node`. */
const packageOf = (specifier: string): string =>
  /^(node(?=:)|@[^/]+\/[^/]+|[^/]+)/.exec(specifier)?.[0] ?? specifier;

function checkGlobals({ path, globals }: Source): Violation[] {
  if (!PURE_LAYERS.includes(layerOf(path) as Layer)) return [];
  return globals
    .filter((name) => FORBIDDEN_GLOBALS.has(name))
    .map((detail) => ({ check: 'global', path, detail }));
}

/** Rules and bots make too many objects to make them by a spread, which takes a hundred times as long. */
const isPacked = ({ path, packedLiteral }: Source): boolean =>
  packedLiteral && PURE_LAYERS.includes(layerOf(path) as Layer);

function checkForm(source: Source): Violation[] {
  const { path, defaultExport, lines } = source;
  const tooLong = lines > MAX_LINES && !path.includes('/tables/');
  return [
    ...(isPacked(source) ? [{ check: 'packed-literal', path, detail: '...{' } as const] : []),
    ...(defaultExport ? [{ check: 'default-export', path, detail: 'default' } as const] : []),
    ...(tooLong ? [{ check: 'length', path, detail: `over ${MAX_LINES} lines` } as const] : []),
  ];
}

function checkCycles(sources: readonly Source[], paths: ReadonlySet<string>): Violation[] {
  const graph = new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.filter(isRelative).flatMap((specifier) => resolve(path, specifier, paths) ?? []),
    ]),
  );
  return findCycles(graph).map((cycle) => ({
    check: 'cycle',
    path: cycle[0] as string,
    detail: cycle.join(' > '),
  }));
}
