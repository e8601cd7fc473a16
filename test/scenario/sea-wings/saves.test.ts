import { expect, test } from 'vitest';
import { must } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import { faultText, makeSave, readSave, replaySave } from '../../../src/scenario';
import { savedSeaWings } from '../../../src/scenario/sea-wings/saved';
import { type Changes, changed } from '../battleFile';
import { shipped } from '../shipped';

const scenarios = shipped.scenarios.filter(({ system }) => system === 'sea-wings');

test.each(scenarios)('$card.title: a save of it is read and replayed', ({ scenario, options }) => {
  const made = makeSave({ system: seaWings, scenario, options, seed: 'seed', orders: [] });
  if (!made.ok) throw new Error(made.faults.map(faultText).join('\n'));
  expect(readSave(JSON.stringify(made.value), 'x.json')).toEqual(made);
  expect(replaySave(made.value, 'x.json').ok).toBe(true);
});

test.each<[string, Changes, string[]]>([
  ['nothing', {}, []],
  [
    'an id twice',
    { 'forces[1].id': 'a-1' },
    ["scenario.forces[1].id: expected an id not used before, found 'a-1' again"],
  ],
  [
    'a base that is not there',
    { 'objectives[0].base': 'midwai' },
    ["scenario.objectives[0].base: expected a base, found 'midwai'"],
  ],
])('what is wrong with a save is told: %s', (_what, changes, faults) => {
  const { scenario } = must(
    scenarios.find(({ card }) => card.id === 'midway-carriers'),
    'midway',
  );
  const told = savedSeaWings.faults(changed(scenario as object, [changes]), {}, 'x.json');
  expect(told.map(faultText)).toEqual(faults.map((it) => `x.json: ${it}`));
});
