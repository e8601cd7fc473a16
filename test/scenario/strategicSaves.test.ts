import { expect, test } from 'vitest';
import { must } from '../../src/rules/core';
import { strategic } from '../../src/rules/strategic';
import { faultText, makeSave, readSave, replaySave } from '../../src/scenario';
import { savedStrategic } from '../../src/scenario/strategic/saved';
import { type Changes, changed } from './battleFile';
import { shippedStrategic } from './shipped';

test.each(shippedStrategic)('$card.title: a save of it is read and replayed', (loaded) => {
  const { scenario, options } = loaded;
  const made = makeSave({ system: strategic, scenario, options, seed: 'seed', orders: [] });
  if (!made.ok) throw new Error(made.faults.map(faultText).join('\n'));
  const read = readSave(JSON.stringify(made.value), 'x.json');
  expect(read).toEqual(made);
  expect(replaySave(made.value, 'x.json').ok).toBe(true);
});

const midway = must(
  shippedStrategic.find(({ card }) => card.id === 'midway'),
  'midway',
).scenario;

test.each<[string, Changes, string[]]>([
  ['nothing', {}, []],
  [
    'an id twice',
    { 'squadrons[0].id': 'AF2' },
    ["scenario.squadrons[1].id: expected an id not used before, found 'AF2' again"],
  ],
  [
    'a home that is not there',
    { 'squadrons[0].home': 'akagii' },
    ["scenario.squadrons[0].home: expected a ship or a land unit of the allies, found 'akagii'"],
  ],
  [
    'a hex in a Basic game',
    { 'divisions[0].place': { hex: { q: 1, r: 1 } } },
    ['scenario.divisions[0].place: expected a box, found another place'],
  ],
  [
    'a game of the other level',
    {
      map: {
        corner: { lat: 1, lon: 1 },
        farCorner: { lat: 0, lon: 2 },
        columns: 3,
        rows: 3,
        land: [],
        coast: [],
        coastlines: [],
        exits: [],
      },
    },
    ['scenario.map: expected the map that suits the basic game, found another'],
  ],
  [
    'steps that no squadron has',
    { 'squadrons[0].steps': 5 },
    ['scenario.squadrons[0].steps: expected 4 or less, found 5'],
  ],
])('a save tells of %s', (_, changes, faults) => {
  const told = savedStrategic.faults(changed(midway, [changes]), {}, 'x.json').map(faultText);
  expect(told).toEqual(faults.map((fault) => `x.json: ${fault}`));
});
