import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newestIn } from '../../server/build';

let folder: string;
const at = (path: string, second: number): void => utimesSync(join(folder, path), second, second);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flag-plot-build-'));
  mkdirSync(join(folder, 'deep'));
  writeFileSync(join(folder, 'deep', 'a.ts'), '');
  writeFileSync(join(folder, 'b.ts'), '');
  at('deep/a.ts', 100);
  at('b.ts', 200);
  at('deep', 50);
  at('.', 50);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the newest of a folder is the latest change in it, however deep', () => {
  expect(newestIn(folder)).toBe(200_000);
  at('deep/a.ts', 300);
  expect(newestIn(folder)).toBe(300_000);
});

test('a file taken away counts as a change', () => {
  rmSync(join(folder, 'deep', 'a.ts'));
  expect(newestIn(folder)).toBeGreaterThan(1_000_000_000_000);
});

test('what does not exist is older than everything', () => {
  expect(newestIn(join(folder, 'none'))).toBe(-Infinity);
});
