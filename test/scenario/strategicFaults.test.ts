import { describe, expect, test } from 'vitest';
import { faultText, loadScenario, validateFile } from '../../src/scenario';
import type { LoadedStrategic } from '../../src/scenario/strategic/resolve';
import type { Changes } from './battleFile';
import { registry } from './shipped';
import { advancedFile, basicFile } from './strategicFile';

const told = (file: unknown): string[] => {
  const read = validateFile('x.json', JSON.stringify(file), registry);
  return read.ok ? [] : read.faults.map(faultText);
};

test('good files have no fault', () => {
  expect([told(basicFile()), told(advancedFile())]).toEqual([[], []]);
});

describe('a Basic game', () => {
  test.each<[string, Changes, string]>([
    [
      'a misspelt ship',
      { 'divisions[0].ships[1].ship': 'benhamm' },
      "divisions[0].ships[1].ship: expected a ship of the registry, found 'benhamm' (did you mean 'benham'?)",
    ],
    [
      'a misspelt submarine',
      { 'divisions[1].ships[0].submarine': 'nautillus' },
      "divisions[1].ships[0].submarine: expected a submarine of the registry, found 'nautillus' (did you mean 'nautilus'?)",
    ],
    [
      'an aircraft that nobody flew',
      { 'squadrons[0].aircraft': 'sbd-33' },
      "squadrons[0].aircraft: expected an aircraft of the registry, found 'sbd-33' (did you mean 'sbd-3'?)",
    ],
    [
      'an id that tells the wrong side [ST-24.8]',
      { 'divisions[2].id': 'A7' },
      "divisions[2].id: expected X and a number, found 'A7'",
    ],
    [
      'a submarine in company [ST-2.4]',
      { 'divisions[1].ships': [{ submarine: 'nautilus' }, { ship: 'balch' }] },
      'divisions[1]: expected a submarine by itself [ST-2.4], found 2 ships',
    ],
    [
      'a position',
      { 'divisions[0].at': { lat: 1, lon: 2 } },
      'divisions[0]: expected a range box in a Basic game, found a position',
    ],
    [
      'a squadron without a home [ST-24.7]',
      { 'squadrons[0].home': 'hornets' },
      "squadrons[0].home: expected a ship or a land unit of this scenario, found 'hornets' (did you mean 'hornet'?)",
    ],
    [
      'wheels on a seaplane base [ST-2.45]',
      { 'squadrons[1].aircraft': 'sbd-3' },
      'squadrons[1].aircraft: expected aircraft that base can hold (PA, SC) [ST-2.45], found DB',
    ],
    [
      'more squadrons than a carrier holds [ST-2.25]',
      { 'squadrons[0].steps': [4, 4, 4, 4, 4, 4, 4, 4] },
      'squadrons: expected at most 28 steps on hornet [ST-2.25], found 32',
    ],
    [
      'an objective of a ship that is not there [ST-22.10]',
      { 'objectives[0].when[0].shipsHurt': ['akagi'] },
      "objectives[0].when[0].shipsHurt[0]: expected a ship, found 'akagi'",
    ],
    [
      'a turn after the end',
      { 'divisions[0].freeFrom': 9 },
      'divisions[0].freeFrom: expected a turn up to 8, found 9',
    ],
    [
      'a spotted division that is not there [ST-6.11]',
      { spottedAtStart: ['X2'] },
      "spottedAtStart[0]: expected a division, found 'X2' (did you mean 'X1'?)",
    ],
  ])('%s', (_, changes, fault) => {
    expect(told(basicFile(changes))).toEqual([`x.json: ${fault}`]);
  });

  test('thirteen ships [ST-2.2]', () => {
    const ships = (registry.classes.get('kagero')?.ships ?? []).slice(0, 13);
    const faults = told(basicFile({ 'divisions[2].ships': ships.map(({ id }) => ({ ship: id })) }));
    expect(faults).toContain('x.json: divisions[2]: expected 1 to 12 ships [ST-2.2], found 13');
  });

  test('a ship before her time', () => {
    const [fault] = told(basicFile({ 'divisions[2].ships[0].ship': 'taiho' }));
    expect(fault).toContain('expected a ship in service on 1942-06-04, found');
  });
});

describe('an Advanced game', () => {
  test.each<[string, Changes, string]>([
    ['no map', { map: undefined }, 'map: expected the map of an Advanced game, found nothing'],
    [
      'ships on land [ST-1.12]',
      { 'divisions[0].at': { lat: 8.2, lon: 101.8 } },
      'divisions[0]: expected a place at sea [ST-1.12], found land in hex 6,2',
    ],
    [
      'a place off the map',
      { 'divisions[0].at': { lat: 11, lon: 101 } },
      'divisions[0]: expected a place on the map, found hex 3,-4',
    ],
    [
      'no place at all',
      { 'divisions[0].at': undefined },
      'divisions[0]: expected either `at` or `hex` in an Advanced game, found nothing',
    ],
    [
      'an exit that is not there [ST-9.15]',
      {
        'objectives[0].when': [{ shipsIn: ['tone'], areas: [{ exit: 'west' }], least: 1 }],
      },
      "objectives[0].when[0].areas[0].exit: expected an exit, found 'west'",
    ],
    [
      'dusk before dawn',
      { daylight: { from: 18, to: 6 } },
      'daylight: expected an hour of dawn before that of dusk, found 18 to 6',
    ],
  ])('%s', (_, changes, fault) => {
    expect(told(advancedFile(changes)).map((it) => it.replace(/ \(did.*/, ''))).toContain(
      `x.json: ${fault}`,
    );
  });
});

test('[ST-1.11, ST-1.12, ST-9.15, ST-24.10] degrees become hexes, a coastline land and coast, an edge an exit', () => {
  const read = loadScenario(advancedFile(), registry, 'x.json');
  if (!read.ok) throw new Error('the sample is good');
  const { map, divisions, landUnits } = read.value.scenario as LoadedStrategic['scenario'];
  if (!map) throw new Error('a map');
  // Five degrees of latitude are fifteen hexes; of longitude, at 7.5 degrees north, 17.17 columns.
  expect([map.columns, map.rows]).toEqual([18, 16]);
  expect(divisions.map(({ place }) => place)).toEqual([
    { hex: { q: 3, r: 11 } },
    { hex: { q: 2, r: 2 } },
  ]);
  expect(landUnits[0]?.place).toEqual({ hex: { q: 7, r: 3 } });
  expect(map.land).toContainEqual({ q: 7, r: 3 });
  expect(map.coast).not.toContainEqual({ q: 7, r: 3 });
  expect(map.exits).toEqual([
    {
      id: 'east',
      name: 'East',
      side: 'axis',
      hexes: Array.from({ length: 16 }, (_, row) => ({ q: 17, r: row - 8 })),
    },
  ]);
});
