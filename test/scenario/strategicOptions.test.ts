import { expect, test } from 'vitest';
import { strategic } from '../../src/rules/strategic';
import { faultText, makeSave, readSave, validateFile } from '../../src/scenario';
import { registry, shippedStrategic } from './shipped';
import { basicFile } from './strategicFile';

const faults = (options: unknown): string[] => {
  const read = validateFile('x.json', JSON.stringify(basicFile({ options })), registry);
  return read.ok ? [] : read.faults.map(faultText);
};

test('[ST-7.58] a scenario recommends an optional rule by giving its reason', () => {
  expect(faults({ nearAttacks: 'No gun came near.' })).toEqual([]);
  expect(faults({ nearAttacks: true })).toEqual([
    'x.json: options.nearAttacks: expected text, found true',
  ]);
});

test('[ST-7.58] what is recommended is on, and its reason is on the card', () => {
  for (const { file, card, options } of shippedStrategic) {
    expect(options).toEqual(file.options?.nearAttacks ? { nearAttacks: true } : {});
    expect(card.reasons).toEqual(file.options ?? {});
  }
  expect(shippedStrategic.filter(({ options }) => options.nearAttacks).length).toBeGreaterThan(0);
});

test('[ST-7.58] [ST-22.3a] a save tells the optional rules in force; an older one has none', () => {
  const [loaded] = shippedStrategic;
  if (!loaded) throw new Error('no operation is shipped');
  for (const options of [{}, { nearAttacks: true }, { nearAttacks: false, twoQuietTurns: true }]) {
    const { scenario } = loaded;
    const made = makeSave({ system: strategic, scenario, options, seed: 's', orders: [] });
    if (!made.ok) throw new Error('not saved');
    const read = readSave(JSON.stringify(made.value), 'x.json');
    expect(read).toMatchObject({ ok: true, value: { options } });
    const bad = { ...made.value, options: { ...options, farAttacks: true } };
    expect(readSave(JSON.stringify(bad), 'x.json').ok).toBe(false);
  }
});
