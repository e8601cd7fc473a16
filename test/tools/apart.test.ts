import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFilter } from 'vite';
import { expect, test } from 'vitest';
import { PROJECT } from '../../server/common/project';
import { APART, BROWSER_APART } from '../setup/apart';

const isApart = createFilter([...APART, ...BROWSER_APART], undefined, { resolve: PROJECT });

/** What would reach the tests that come after it in the same worker. */
const REPLACING = /\bvi\.(mock|doMock|hoisted|stubGlobal|stubEnv|resetModules)\(/;

test('tests that share their modules replace none of them, and no globals', () => {
  const paths = readdirSync(join(PROJECT, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(PROJECT, 'test', name));
  const sharing = paths.filter((path) => !isApart(path));
  expect(sharing.length).toBeGreaterThan(200);
  expect(sharing.filter((path) => REPLACING.test(readFileSync(path, 'utf8')))).toEqual([]);
});
