import { posix } from 'node:path';
import { parseSync } from 'vite';
import { importsIn, type Met, type Node, nodesBelow, stringsIn } from '../../architecture/syntax';

/** Something imported: a name, or everything. */
export interface Taken {
  /** The file that it is taken from. */
  from: string;
  /** `*` for everything. */
  name: string;
}

/** What the figures of the house are made from, file by file. */
export interface Facts {
  path: string;
  lines: number;
  imports: string[];
  strings: string[];
  taken: Taken[];
  exported: string[];
  /** Exports taken by `import.meta.glob`: the name, and the name of each file that may have it. */
  globbed: { file: string; name: string }[];
  functions: { name: string; lines: number }[];
}

/** `import.meta.glob<T>('…/file.ts', { …, import: 'NAME' })`. */
const GLOB = /import\.meta\.glob[^(]*\([^)]*?([\w.]+)'[^)]*?import: '(\w+)'/g;

/** Reads one file; `paths` are all files that it may import. */
export function readFacts(path: string, text: string, paths: ReadonlySet<string>): Facts {
  const { program } = parseSync(path, text);
  const all = nodesBelow(program as unknown as Node);
  const lineOf = linesOf(text);
  return {
    path,
    lines: text.trimEnd().split('\n').length,
    imports: importsIn(all),
    strings: stringsIn(all),
    taken: all.flatMap(({ node }) => takenBy(node, path, paths)),
    exported: all.flatMap(({ node }) => exportedBy(node)),
    globbed: [...text.matchAll(GLOB)].map(([, file = '', name = '']) => ({ file, name })),
    functions: all.flatMap((met) => functionIn(met, lineOf)),
  };
}

/** The line of an offset, counted from 0. */
function linesOf(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    let [from, to] = [0, ends.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((ends[middle] as number) < offset) from = middle + 1;
      else to = middle;
    }
    return from;
  };
}

function takenBy(node: Node, path: string, paths: ReadonlySet<string>): Taken[] {
  const specifier = (node.source as Node | null | undefined)?.value;
  if (typeof specifier !== 'string' || !specifier.startsWith('.')) return [];
  const base = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
  const from = ENDINGS.map((ending) => base + ending).find((it) => paths.has(it));
  if (from === undefined) return [];
  const specifiers = node.specifiers as Node[] | undefined;
  return specifiers?.map((it) => ({ from, name: nameTaken(it) })) ?? [{ from, name: '*' }];
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

function nameTaken(specifier: Node): string {
  if (specifier.type === 'ImportSpecifier') return (specifier.imported as { name: string }).name;
  if (specifier.type === 'ExportSpecifier') return (specifier.local as { name: string }).name;
  return '*';
}

function exportedBy(node: Node): string[] {
  if (node.type !== 'ExportNamedDeclaration') return [];
  const names = (node.specifiers as { exported: { name: string } }[]).map((it) => it.exported.name);
  const declaration = node.declaration as Node | null;
  if (!declaration) return names;
  const declared = (declaration.declarations as Node[] | undefined) ?? [declaration];
  return [...names, ...declared.flatMap(({ id }) => (id as { name?: string } | null)?.name ?? [])];
}

/** Functions that have a name of their own: declared, or held by a constant. */
function functionIn({ node, parent }: Met, lineOf: (offset: number) => number): Facts['functions'] {
  const isHeld =
    parent.type === 'VariableDeclarator' &&
    (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression');
  if (!isHeld && node.type !== 'FunctionDeclaration') return [];
  const { name = '' } = ((isHeld ? parent.id : node.id) ?? {}) as { name?: string };
  const [start, end] = [lineOf(node.start as number), lineOf((node.end as number) - 1)];
  return [{ name, lines: end - start + 1 }];
}
