import { expect, test } from 'vitest';
import { readFacts } from './house/facts';
import { figuresOf } from './house/figures';

const figures = (files: Record<string, string>) => {
  const paths = new Set(Object.keys(files));
  return figuresOf(Object.entries(files).map(([path, text]) => readFacts(path, text, paths)));
};

const HOUSE = {
  'src/rules/duel/index.ts': 'export const duel = 1;\n',
  'src/rules/systems.ts': "import { duel } from './duel';\nexport const all = [duel];\n",
};

test('a file that no system owns names one by import or text; a registry may', () => {
  const { naming } = figures({
    ...HOUSE,
    'src/ui/a.ts': "import { duel } from '../rules/duel';\nexport const a = [duel, 'x.duel'];\n",
    'src/ui/systems/duel/b.ts': "export const b = 'duel';\n",
    'src/ui/c.ts': "export const c = 'duellist';\n",
  });
  expect(naming).toEqual([{ path: 'src/ui/a.ts', names: ['src/rules/duel', "'x.duel'"] }]);
});

test('folders that import each other are a pair', () => {
  const { pairs } = figures({
    'src/ui/a/a.ts': "import { b } from '../b/b';\nexport const a = b;\n",
    'src/ui/b/b.ts': "import { c } from '../a/c';\nexport const b = c;\n",
    'src/ui/a/c.ts': 'export const c = 1;\n',
  });
  expect(pairs).toEqual(['src/ui/a <> src/ui/b']);
});

test('an export that no file imports is idle, a test counts as a file', () => {
  const { idleExports } = figures({
    ...HOUSE,
    'test/a.test.ts': "import { all } from '../src/rules/systems';\nall;\n",
    'src/hex/b.ts': 'export const idle = 1;\nexport interface Idle {}\n',
  });
  expect(idleExports).toEqual(['src/hex/b.ts idle', 'src/hex/b.ts Idle']);
});

test('an export that a glob takes from files of its name is not idle', () => {
  const { idleExports } = figures({
    'test/a.test.ts': "import.meta.glob<T>('../src/*/a.ts', { eager: true, import: 'TABLE' });\n",
    'src/hex/a.ts': 'export const TABLE = 1;\n',
    'src/hex/b.ts': 'export const TABLE = 1;\n',
  });
  expect(idleExports).toEqual(['src/hex/b.ts TABLE']);
});

test('the lines of functions that have a name are measured', () => {
  const { functions } = figures({
    'src/hex/a.ts': 'const a = () =>\n  [1].map((it) => it);\nfunction b() {\n  return 1;\n}\n',
  });
  expect(functions).toMatchObject({ median: 3, longest: [{ lines: 3 }, { lines: 2 }] });
});
