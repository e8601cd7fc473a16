import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, test } from 'vitest';
import { PROJECT } from '../../server/common/project';
import { jsonSchemas } from '../../src/scenario/jsonSchemas';
import { battleFile, type Changes } from './battleFile';
import { registry } from './shipped';
import { basicFile } from './strategicFile';

const generated = jsonSchemas(registry);
const ajv = new Ajv({ validateFormats: false, strict: false, allErrors: true });
const validators = new Map(
  Object.entries(generated).map(([name, schema]) => [name, ajv.compile(schema)]),
);

const read = (path: string): unknown => JSON.parse(readFileSync(join(PROJECT, path), 'utf8'));

function validator(name: string): ValidateFunction {
  const found = validators.get(`${name}.schema.json`);
  if (!found) throw new Error(`There is no schema ${name}.`);
  return found;
}

/** The faults that an editor marks, as the paths of the places. */
function marked(name: string, value: unknown): string[] {
  const check = validator(name);
  check(value);
  return (check.errors ?? []).map(({ instancePath }) => instancePath);
}

test.each(Object.keys(generated))(
  'scenarios/schema/%s is the one generated (npm run -s cli -- schemas)',
  (name) => {
    expect(read(`scenarios/schema/${name}`)).toEqual(JSON.parse(JSON.stringify(generated[name])));
  },
);

const filesIn = (folder: string): string[] =>
  readdirSync(join(PROJECT, folder)).map((name) => `${folder}/${name}`);

test.each([
  ...filesIn('scenarios/data/ships').map((file) => ['ships', file]),
  ...['aircraft', 'flotillas', 'submarines'].flatMap((kind) =>
    filesIn(`scenarios/data/${kind}`).map((file) => [kind, file]),
  ),
  ...filesIn('scenarios/battle').map((file) => ['battle', file]),
  ...filesIn('scenarios/strategic').map((file) => ['strategic', file]),
  ...filesIn('scenarios/fleet-action').map((file) => ['fleet-action', file]),
  ...filesIn('scenarios/seekrieg').map((file) => ['seekrieg', file]),
  ...filesIn('scenarios/tables').map((file) => ['tables', file]),
  ...filesIn('test/replays').map((file) => ['save', file]),
])('the schema of %s accepts %s', (name, file) => {
  expect(marked(name, read(file))).toEqual([]);
});

describe('an editor marks', () => {
  test.each<[string, Changes, string]>([
    ['a misspelt ship', { 'taskForces[0].ships[0].ship': 'hod' }, '/taskForces/0/ships/0/ship'],
    ['a key that there is not', { wether: 'clear' }, ''],
    ['a missing title', { title: undefined }, ''],
    ['a board too large', { radius: 21 }, '/radius'],
    ['a fourth sentence', { situation: ['1.', '2.', '3.', '4.'] }, '/situation'],
    ['land of three figures', { land: [[1, 2, 3]] }, '/land/0'],
  ])('%s', (_, changes, path) => {
    expect(marked('battle', battleFile())).toEqual([]);
    expect(marked('battle', battleFile(changes))).toContain(path);
  });
});

test('an editor marks what no registry has in a strategic game', () => {
  const file = {
    'divisions[0].ships[0].ship': 'hornett',
    'squadrons[0].aircraft': 'sbd',
  };
  expect(marked('strategic', basicFile())).toEqual([]);
  expect(marked('strategic', basicFile(file))).toEqual(
    expect.arrayContaining(['/divisions/0/ships/0/ship', '/squadrons/0/aircraft']),
  );
});

test('authors see words beside the keys', () => {
  expect(JSON.stringify(generated['battle.schema.json'])).toContain(
    'Who has it in round 1; rolled when absent [BT-3.1].',
  );
});
