import { describe, expect, test } from 'vitest';
import {
  faultText,
  loadRegistry,
  newCatalog,
  type RawFile,
  validateFile,
} from '../../src/scenario';
import { readCatalog } from '../../src/scenario/node/folder';
import { battleFile, type Changes } from './battleFile';
import { packFile } from './packFile';
import { shipFile } from './shipFile';
import { registry } from './shipped';

const told = (text: string): string[] => {
  const read = validateFile('x.json', text, registry);
  return read.ok ? [] : read.faults.map(faultText);
};

describe('text that is no JSON is told with line and column', () => {
  test.each([
    ['', 'x.json:1:1: expected a value, found the end of the text'],
    ['{', 'x.json:1:2: expected a key in double quotes, found the end of the text'],
    ['{"a": 1,}', "x.json:1:9: expected a key in double quotes, found '}'"],
    ['{\n  "a": 1\n  "b": 2\n}', `x.json:3:3: expected ',' or '}', found '"b": 2'`],
    ['{"a" 1}', "x.json:1:6: expected ':', found '1}'"],
    ["{'a': 1}", `x.json:1:2: expected a key in double quotes, found ''a': 1}'`],
    ['[1, 2', "x.json:1:6: expected ',' or ']', found the end of the text"],
    ['["a\nb"]', `x.json:1:2: expected a text that is closed on its line, found '"a'`],
    ['{"a": tru}', "x.json:1:7: expected a value, found 'tru}'"],
    ['{"a": 01}', "x.json:1:8: expected ',' or '}', found '1}'"],
    ['{} {}', "x.json:1:4: expected the end of the text, found '{}'"],
    ['// no\n{}', "x.json:1:1: expected a value, found '// no'"],
  ])('%j', (text, fault) => {
    expect(told(text)).toEqual([fault]);
  });

  test('a byte order mark is none of the text', () => {
    expect(told(`\uFEFF${JSON.stringify(battleFile())}`)).toEqual([]);
  });

  test('lists deeper than any file has do not break the reader', () => {
    expect(told('['.repeat(100_000))).toHaveLength(1);
  });
});

describe('what kind of file it is', () => {
  test.each([
    ['scenario', battleFile()],
    ['ships', shipFile()],
    ['tables', packFile()],
  ])('%s', (kind, file) => {
    const read = validateFile('x.json', JSON.stringify(file), registry);
    expect(read).toEqual({ ok: true, value: kind });
  });

  test.each(['[]', '7', 'null', '{}', '{"name": "x"}'])('%s is none', (text) => {
    expect(told(text)).toEqual([
      'x.json: expected a file of ships (with "navy"), a scenario (with "system"), a tables pack (with "kind") or a save (with "format"), found none of these',
    ]);
  });

  test('a scenario of a system that is not there', () => {
    expect(told('{"system": "batle"}')).toEqual([
      "x.json: system: expected 'battle', 'strategic', 'sea-wings', 'fleet-action' or 'seekrieg', found 'batle' (did you mean 'battle'?)",
    ]);
  });
});

describe('ships', () => {
  const faults = (...changes: Changes[]): string[] => {
    const read = loadRegistry([{ file: 'x.json', value: shipFile(...changes) }]);
    return read.ok ? [] : read.faults.map(faultText);
  };

  test.each<[string, Changes, string]>([
    [
      'a count that is not the sum of the mounts',
      { 'classes[0].guns[0].count': 7 },
      'classes[0].guns[0].count: expected 8, the sum of the mounts, found 7',
    ],
    [
      'tubes that are not the sum of the mounts',
      { 'classes[0].torpedoes.tubes': 3 },
      'classes[0].torpedoes.tubes: expected 6, the sum of the mounts, found 3',
    ],
    [
      'a mount off the ship',
      { 'classes[0].guns[0].mounts[0].at': 1.2 },
      'classes[0].guns[0].mounts[0].at: expected 1 or less, found 1.2',
    ],
    [
      'one source only',
      { 'classes[0].sources': ['Memory'] },
      'classes[0].sources: expected 2 entries or more, found a list of 1',
    ],
    [
      'dates out of order',
      {
        'classes[0].antiAircraft': [
          { from: '1941', heavyGuns: 8, lightBarrels: 8 },
          { from: '1940-06', heavyGuns: 8, lightBarrels: 8 },
        ],
      },
      'classes[0].antiAircraft: expected a date not before 1941, found 1940-06',
    ],
    [
      'a ship that ends before she begins',
      { 'classes[0].ships[0].inService': { from: '1940', to: '1939' } },
      'classes[0].ships[0].inService: expected a date not before 1940, found 1939',
    ],
    [
      'a ship twice',
      { 'classes[0].ships[1].id': 'first' },
      "classes[0].ships[1].id: expected an id not used before, found 'first' again",
    ],
    [
      'a misspelt nation',
      { nation: 'germny' },
      "nation: expected 'united-kingdom', 'australia', 'canada', 'new-zealand', 'india', 'united-states', 'france', 'netherlands', 'poland', 'norway', 'soviet-union', 'germany', 'italy' or 'japan', found 'germny' (did you mean 'germany'?)",
    ],
    [
      'a unit that nobody knows',
      { 'classes[0].lengthMeters': 180 },
      "classes[0].lengthMeters: expected no other keys than id, name, type, standardTons, lengthFeet, beamFeet, speedKnots, beltInches, deckInches, guns, torpedoes, funnels, antiAircraft, radar, torpedoProtection, aircraft, floatplanes, strategic, refits, sources, uncertain, ships, found the key 'lengthMeters' (did you mean 'lengthFeet'?)",
    ],
  ])('%s', (_, changes, fault) => {
    expect(faults(changes)).toEqual([`x.json: ${fault}`]);
  });

  test('a ship, or a class, of two navies', () => {
    const files = ['a.json', 'b.json'].map((file) => ({ file, value: shipFile() }));
    const read = loadRegistry(files);
    expect(read.ok ? [] : read.faults.map(faultText)).toEqual([
      "b.json: classes[0].id: expected an id not used before, found 'sample' again",
      "b.json: classes[0].ships[0].id: expected an id not used before, found 'first' again",
      "b.json: classes[0].ships[1].id: expected an id not used before, found 'second' again",
    ]);
  });
});

describe('catalogs', () => {
  const ships: RawFile[] = [{ file: 'ships.json', value: shipFile() }];
  const fleet = {
    'taskForces[0].ships': [{ ship: 'first' }],
    'taskForces[1].ships': [{ ship: 'second' }],
  };

  test('a scenario with ships of its own registry', () => {
    const read = newCatalog(ships, [{ file: 'a.json', value: battleFile(fleet) }]);
    expect(read.ok && read.value.scenarios.map(({ card }) => card.id)).toEqual(['sample']);
  });

  test('two scenarios of one id, and the faults of every file', () => {
    const files = [
      { file: 'a.json', value: battleFile(fleet) },
      { file: 'b.json', value: battleFile(fleet) },
      { file: 'c.json', value: battleFile(fleet, { id: 'third', rounds: 7 }) },
    ];
    const read = newCatalog(ships, files);
    expect(read.ok ? [] : read.faults.map(faultText)).toEqual([
      'c.json: rounds: expected 4 or less, found 7',
      "b.json: id: expected an id not used before, found 'sample' again",
    ]);
  });

  test('a folder without scenarios is an empty catalog', () => {
    const read = readCatalog('/there/is/no/such/folder');
    expect(read.ok && read.value.scenarios).toEqual([]);
  });
});
