import { expect, test } from 'vitest';
import { checkTopLevel, findViolations, sayViolation, type Violation } from './checks';
import { settle } from './exceptions';
import { readSource } from './source';

/** What the checks say of files given as text. */
const breaches = (files: Record<string, string>): string[] =>
  findViolations(Object.entries(files).map(([path, text]) => readSource(path, text))).map(
    sayViolation,
  );

/** One file of each layer, all in good order. */
const TARGETS = {
  'src/hex/axial.ts': 'export const a = 1;',
  'src/rules/core/index.ts': 'export const a = 1;',
  'src/rules/battle/index.ts': 'export const a = 1;',
  'src/rules/battle/query.ts': 'export const a = 1;',
  'src/rules/battle/steps/movement.ts': 'export const a = 1;',
  'src/rules/strategic/index.ts': 'export const a = 1;',
  'src/rules/registry.ts': 'export const a = 1;',
  'src/scenario/load.ts': 'export const a = 1;',
  'src/scenario/node/folder.ts': 'export const a = 1;',
  'src/bots/bot.ts': 'export const a = 1;',
  'src/game/adapter.ts': 'export const a = 1;',
  'src/ui/App.tsx': 'export const A = () => <p>1</p>;',
  'src/cli/list.ts': 'export const a = 1;',
  'server/site.ts': 'export const a = 1;',
};

test('files in good order pass', () => {
  expect(breaches(TARGETS)).toEqual([]);
});

test.each([
  ['src/rules/core/a.ts', '../../hex/axial'],
  ['src/rules/battle/steps/fire.ts', '../../core'],
  ['src/rules/battle/steps/fire.ts', '../index'],
  ['src/rules/systems.ts', './battle'],
  ['src/scenario/a.ts', '../rules/registry'],
  ['src/bots/battle/a.ts', '../../rules/battle'],
  ['src/bots/battle/a.ts', '../../rules/battle/query'],
  ['src/rules/battle/a.ts', './steps/movement'],
  ['src/game/a.ts', '../bots/bot'],
  ['src/game/a.ts', '../scenario/load'],
  ['src/ui/a.ts', '../game/adapter'],
  ['src/scenario/node/a.ts', '../load'],
  ['src/cli/a.ts', '../bots/bot'],
  ['src/cli/a.ts', '../scenario/node/folder'],
  ['server/a.ts', '../src/game/adapter'],
  ['src/ui/systems/battle/a.ts', '../../../rules/battle/RULES.md?raw'],
  ['src/ui/a.ts', './theme/base.css'],
])('%s may import %s', (path, specifier) => {
  expect(breaches({ ...TARGETS, [path]: `import '${specifier}';` })).toEqual([]);
});

test.each([
  ['src/hex/a.ts', '../rules/core', 'src/rules/core/index.ts'],
  ['src/rules/core/a.ts', '../battle', 'src/rules/battle/index.ts'],
  ['src/rules/battle/a.ts', '../strategic', 'src/rules/strategic/index.ts'],
  ['src/rules/battle/a.ts', '../registry', 'src/rules/registry.ts'],
  ['src/scenario/a.ts', '../bots/bot', 'src/bots/bot.ts'],
  [
    'src/bots/battle/a.ts',
    '../../rules/battle/steps/movement',
    'src/rules/battle/steps/movement.ts',
  ],
  ['src/bots/a.ts', '../scenario/load', 'src/scenario/load.ts'],
  ['src/bots/a.ts', '../game/adapter', 'src/game/adapter.ts'],
  ['src/scenario/a.ts', './node/folder', 'src/scenario/node/folder.ts'],
  ['src/ui/a.ts', '../scenario/node/folder', 'src/scenario/node/folder.ts'],
  ['src/game/a.ts', '../ui/App', 'src/ui/App.tsx'],
  ['src/ui/a.ts', '../../server/site', 'server/site.ts'],
  ['src/cli/a.ts', '../ui/App', 'src/ui/App.tsx'],
  ['server/a.ts', '../src/ui/App', 'src/ui/App.tsx'],
  ['server/a.ts', '../src/cli/list', 'src/cli/list.ts'],
  ['src/ui/a.ts', '../../test/fixture', '../../test/fixture'],
])('%s may not import %s', (path, specifier, target) => {
  const found = breaches({ ...TARGETS, [path]: `import '${specifier}';` });
  expect(found.filter((it) => !it.startsWith('system'))).toEqual([`import ${path}: ${target}`]);
});

test.each([
  "import { a } from '../ui/App';",
  "import type { A } from '../ui/App';",
  "export { A } from '../ui/App';",
  "export * from '../ui/App';",
  "export const a = () => import('../ui/App');",
  "export type A = import('../ui/App').A;",
])('an import is found in whatever form: %s', (text) => {
  expect(breaches({ ...TARGETS, 'src/game/a.ts': text })).toEqual([
    'import src/game/a.ts: src/ui/App.tsx',
  ]);
});

test.each([
  ['src/ui/a.ts', "import '../rules/battle';", 'src/rules/battle'],
  ['src/ui/a.ts', "export const a = import('./systems/battle/b');", 'src/ui/systems/battle/b'],
  ['src/ui/a.ts', "import '../rules/battle/RULES.md?raw';", 'src/rules/battle/RULES.md?raw'],
  ['src/ui/a.ts', "export const a = (id: string) => id === 'battle';", "'battle'"],
  ['src/ui/a.ts', "export const a = 'book.strategic';", "'book.strategic'"],
  ['src/ui/a.ts', 'export const a = `/rules/battle/`;', "'/rules/battle/'"],
  ['src/ui/a.ts', "export const a = '/rules/battle/1';", "'/rules/battle/1'"],
  ['src/cli/systems/strategic/a.ts', "import '../battle/b';", 'src/cli/systems/battle/b'],
])('%s names a system: %s', (path, text, detail) => {
  const files = { 'src/ui/systems/battle/b.ts': '', 'src/cli/systems/battle/b.ts': '' };
  expect(breaches({ ...TARGETS, ...files, [path]: text })).toContain(`system ${path}: ${detail}`);
});

test.each([
  ['src/ui/systems/registry.ts', "import './battle/b';"],
  ['src/ui/systems/battle/a.ts', "import '../../../rules/battle';\nexport const a = 'battle';"],
  ['src/ui/systems/strategic/a.ts', "export const a = { kind: 'battle' };"],
  ['src/ui/a.ts', "export const a = 'battles, and a battle';"],
])('%s names none, or may: %s', (path, text) => {
  const files = { 'src/ui/systems/battle/b.ts': '' };
  expect(breaches({ ...TARGETS, ...files, [path]: text })).toEqual([]);
});

test('an import that only a running program can tell is a breach', () => {
  expect(breaches({ 'src/game/a.ts': 'export const a = (x: string) => import(x);' })).toEqual([
    'import src/game/a.ts: (computed)',
  ]);
});

test.each([
  ['src/game/a.ts', 'boardgame.io/client'],
  ['server/a.ts', 'boardgame.io/internal'],
  ['src/ui/a.ts', 'react'],
  ['src/scenario/a.ts', 'zod'],
  ['src/hex/a.ts', 'honeycomb-grid'],
  ['src/words/core/texts.ts', 'i18next'],
  ['src/rules/core/a.ts', '@noble/hashes/sha2.js'],
  ['src/cli/a.ts', 'node:fs'],
  ['src/scenario/node/a.ts', 'node:fs'],
])('%s may use %s', (path, specifier) => {
  expect(breaches({ [path]: `import '${specifier}';` })).toEqual([]);
});

test.each([
  ['src/ui/a.ts', 'boardgame.io/react'],
  ['src/rules/battle/a.ts', 'boardgame.io'],
  ['src/game/a.ts', 'react'],
  ['src/ui/a.ts', 'zod'],
  ['src/rules/battle/a.ts', 'honeycomb-grid'],
  ['src/ui/a.ts', 'i18next'],
  ['src/game/a.ts', 'node:fs'],
  ['src/scenario/a.ts', 'node:fs'],
  ['src/cli/a.ts', 'left-pad'],
])('%s may not use %s', (path, specifier) => {
  expect(breaches({ [path]: `import '${specifier}';` })).toEqual([`package ${path}: ${specifier}`]);
});

test.each([
  ['Date', 'export const a = Date.now();'],
  ['Date', 'export const a = { Date };'],
  ['Date', 'export const a = (when: Date) => when;'],
  ['console', "console.log('x');"],
  ['globalThis', 'export const a = globalThis.Math;'],
  ['Math.random', 'export const a = Math.random();'],
  ['Math', "export const a = Math['random']();"],
  ['Math', 'const { random } = Math; export const a = random;'],
])('the global %s is forbidden in the pure layers: %s', (name, text) => {
  for (const path of [
    'src/hex/a.ts',
    'src/rules/core/a.ts',
    'src/rules/battle/a.ts',
    'src/bots/a.ts',
  ]) {
    expect(breaches({ [path]: text })).toEqual([`global ${path}: ${name}`]);
  }
  expect(breaches({ 'src/ui/a.ts': text })).toEqual([]);
});

test.each([
  'export const a = Math.floor(2.5);',
  'export interface A { Date: string; window(console: number): void }',
  'export const a = { process: 1 }.process;',
  'export function a(document: string): string { return document; }',
  'export const a = ({ self }: { self: string }) => self;',
  "// Math.random and Date\nexport const a = 'console.log(Date.now())';",
  'type Crew = [self: string]; export const a: Crew = [``];',
])('what only looks like a forbidden global passes: %s', (text) => {
  expect(breaches({ 'src/rules/battle/a.ts': text })).toEqual([]);
});

test.each(['export default 1;', 'const a = 1; export { a as default };'])(
  'a default export is a breach: %s',
  (text) => {
    expect(breaches({ 'src/ui/a.ts': text })).toEqual(['default-export src/ui/a.ts: default']);
  },
);

test('a file over 300 lines is a breach, but not a table', () => {
  const text = `${'// One line.\n'.repeat(300)}export const a = 1;\n`;
  expect(breaches({ 'src/game/a.ts': text })).toEqual(['length src/game/a.ts: over 300 lines']);
  expect(breaches({ 'src/rules/battle/tables/a.ts': text })).toEqual([]);
});

test('in rules and bots a literal that is spread into a literal is a breach', () => {
  const text = 'export const at = (q: number, r: number) => ({ ...{ q, r }, isOff: false });';
  expect(breaches({ 'src/bots/a.ts': text })).toEqual(['packed-literal src/bots/a.ts: ...{']);
  expect(breaches({ 'src/bots/a.ts': text.replace('{ q, r }', 'start(q, r)') })).toEqual([]);
  expect(breaches({ 'src/ui/a.ts': text })).toEqual([]);
});

test('files that import one another are a breach, types or not', () => {
  expect(
    breaches({
      'src/game/a.ts': "import { b } from './b'; export const a = b;",
      'src/game/b.ts': "import type { C } from './c'; export const b = (c: C) => c;",
      'src/game/c.ts': "import { a } from './a'; export type C = typeof a;",
      'src/game/d.ts': "import { a } from './a'; export const d = a;",
    }),
  ).toEqual(['cycle src/game/a.ts: src/game/a.ts > src/game/b.ts > src/game/c.ts']);
});

test('a file that imports itself is a breach', () => {
  expect(breaches({ 'src/game/a.ts': "export * from './a';" })).toEqual([
    'cycle src/game/a.ts: src/game/a.ts',
  ]);
});

test('a fault of syntax is told with its file', () => {
  expect(() => readSource('src/game/a.ts', 'export const = 1;')).toThrow('src/game/a.ts: ');
});

test('the top level holds what was agreed, and dot files', () => {
  expect(checkTopLevel(['src', 'README.md', '.ci', 'node_modules'])).toEqual([]);
  expect(checkTopLevel(['docs', 'vitest.config.ts']).map(({ path }) => path)).toEqual([
    'docs',
    'vitest.config.ts',
  ]);
});

test('an exception excuses its own breach; one without a breach is stale', () => {
  const breach: Violation = { check: 'global', path: 'src/bots/a.ts', detail: 'Date' };
  const excused = { ...breach, reason: 'a test' };
  const stale = { ...excused, path: 'src/bots/b.ts' };
  expect(settle([breach], [excused])).toEqual({ open: [], stale: [] });
  expect(settle([breach], [stale])).toEqual({ open: [breach], stale: [stale] });
});
