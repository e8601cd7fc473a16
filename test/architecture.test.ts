import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROJECT } from '../server/common/project';
import { checkTopLevel, findViolations, sayViolation } from './architecture/checks';
import { EXCEPTIONS, settle } from './architecture/exceptions';
import { readSource, type Source } from './architecture/source';

const readFolder = (folder: string): Source[] =>
  readdirSync(`${PROJECT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .map((path) => readSource(path, readFileSync(`${PROJECT}/${path}`, 'utf8')));

const sources = ['src', 'server'].flatMap(readFolder);
const { open, stale } = settle(
  [...findViolations(sources), ...checkTopLevel(readdirSync(PROJECT))],
  EXCEPTIONS,
);

test('the source keeps to the architecture', () => {
  expect(open.map(sayViolation)).toEqual([]);
});

test('no exception has outlived its reason', () => {
  expect(stale.map(sayViolation)).toEqual([]);
});

test('every folder of the source tells in a README what it holds', () => {
  const folders = readdirSync(`${PROJECT}/src`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`);
  const silent = [...folders, 'server'].filter(
    (folder) => !existsSync(`${PROJECT}/${folder}/README.md`),
  );
  expect(silent).toEqual([]);
});
