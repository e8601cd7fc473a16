import { expect, test } from 'vitest';
import { battle, DEFAULT_OPTIONS } from '../../src/rules/battle';
import { faultText, makeSave, readSave, validateFile } from '../../src/scenario';
import { battleFile } from './battleFile';
import { registry, shippedScenario } from './shipped';

const { scenario } = shippedScenario('denmark-strait');

const saveWith = (options: unknown): string => {
  const save = makeSave({
    system: battle,
    scenario,
    options: { ...DEFAULT_OPTIONS, ...(options as object) },
    seed: 's',
    orders: [],
  });
  if (!save.ok) throw new Error('not saved');
  return JSON.stringify(save.value);
};

const faults = (file: unknown): string[] => {
  const read = validateFile('x.json', JSON.stringify(file), registry);
  return read.ok ? [] : read.faults.map(faultText);
};

test('[BT-15.5] a scenario may name fog among the optional rules that suit it', () => {
  expect(faults(battleFile({ options: { fog: true } }))).toEqual([]);
  expect(faults(battleFile({ options: { fog: 'thick' } }))).toEqual([
    "x.json: options.fog: expected true or false, found 'thick'",
  ]);
});

test('[BT-15.5] a save tells whether it is played in fog; one from before it was offered is played without', () => {
  for (const fog of [true, false])
    expect(readSave(saveWith({ fog }), 'x.json')).toMatchObject({
      ok: true,
      value: { options: { fog } },
    });
  const old = readSave(saveWith({ fog: undefined }), 'x.json');
  expect(old.ok && old.value.options).not.toHaveProperty('fog');
});
