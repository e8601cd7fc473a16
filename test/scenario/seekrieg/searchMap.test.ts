import { expect, test } from 'vitest';
import { savedSeekrieg } from '../../../src/scenario/seekrieg/saved';
import { type Changes, changed } from '../battleFile';
import { battleFile, faultsOf, loadBattle } from './shippedBattles';

/** The battle off the Plate as a hunt on the search map. */
const hunt = (changes: Changes = {}) =>
  changed(battleFile('sk-river-plate'), [
    {
      modules: ['search'],
      turns: 10,
      search: {
        turnHours: [8, 4],
        zones: { corner: [-10, -10], areas: [[8, 8]] },
        land: [{ hexes: [[5, 5]] }],
        forces: [
          {
            ...{ id: 'hunters', name: 'Force G', side: 'allies', hex: [0, 0], course: 'N' },
            ...{ knots: 14, elements: ['force-g'] },
          },
          {
            ...{ id: 'raider', name: 'Raider', side: 'axis', hex: [4, -20], course: 'S' },
            ...{ knots: 20, elements: ['admiral-graf-spee'] },
          },
        ],
      },
    },
    changes,
  ]);

test('[SK-33.10, SK-8.2] a scenario file with a search map', () => {
  const { scenario } = loadBattle(hunt());
  expect(scenario).toMatchObject({ turns: 30 * 44, modules: { search: true } });
  expect(scenario.search).toMatchObject({
    ...{ kind: 'campaign', hours: 44, weatherHours: 12, land: [{ q: 5, r: 5 }] },
    zones: { columns: 2, rows: 1, areas: [8, 8] },
  });
  expect(scenario.sides.axis.forces).toMatchObject([
    {
      ...{ id: 'raider', hex: { q: 4, r: -20 }, facing: 4, speedKnots: 20 },
      ...{ flagship: 'admiral-graf-spee', ships: ['admiral-graf-spee'] },
    },
  ]);
  const [hunters] = scenario.sides.allies.forces;
  expect(hunters?.stations?.[hunters.flagship]).toEqual({ q: 0, r: 0 });
});

test('a save holds all of it', () => {
  const { scenario, options } = loadBattle(hunt());
  expect(savedSeekrieg.faults(scenario, options, 'save.json')).toEqual([]);
});

test.each<[string, Changes, RegExp]>([
  ['a map without its module', { modules: [] }, /^modules: expected 'search' for the search map/],
  ['a module without its map', { search: undefined }, /^search: expected a search map/],
  [
    'rows of zones that differ',
    { 'search.zones.areas': [[8, 8], [8]] },
    /^search\.zones\.areas\[1\]: expected 2 zones as in the first row, found 1$/,
  ],
  [
    'an unknown element',
    { 'search.forces[0].elements': ['force-h'] },
    /^search\.forces\[0\]\.elements\[0\]: expected an element of the allies, found 'force-h'/,
  ],
  [
    'a force ashore',
    { 'search.forces[0].hex': [5, 5] },
    /^search\.forces\[0\]\.hex: expected a hex of water, found 5,5, which is land$/,
  ],
  [
    'a force twice',
    { 'search.forces[1].id': 'hunters' },
    /^search\.forces\[1\]\.id: expected an id not used before, found 'hunters' again$/,
  ],
  [
    'turns of seven hours',
    { 'search.turnHours': [7] },
    /^search\.turnHours\[0\]: expected 1, 2, 3, 4, 5, 6, 8 or 12, found 7/,
  ],
])('a clear fault: %s', (_name, changes, fault) => {
  expect(
    faultsOf(hunt(changes)).some((it) => fault.test(it)),
    faultsOf(hunt(changes)).join(),
  ).toBe(true);
});
