import { expect, test } from 'vitest';
import { faultText, validateFile } from '../../src/scenario';
import type { BalanceFile } from '../../src/scenario/balance';
import { prepare } from '../../src/scenario/prepared';
import { registry, shippedScenario } from './shipped';

const MEASURED: BalanceFile = {
  kind: 'balance',
  bot: 'Commander',
  wins: { 'denmark-strait': { allies: 5, axis: 4, draw: 1 } },
};

test('a scenario has what was measured of it, and one that was not has nothing', () => {
  expect(prepare(shippedScenario('denmark-strait'), registry, MEASURED).balance).toEqual({
    bot: 'Commander',
    wins: { allies: 5, axis: 4, draw: 1 },
  });
  expect(prepare(shippedScenario('river-plate'), registry, MEASURED).balance).toBeUndefined();
});

test('a file of balance is checked like others', () => {
  const told = (value: unknown) => {
    const read = validateFile('x.json', JSON.stringify(value), registry);
    return read.ok ? read.value : read.faults.map(faultText);
  };
  expect(told(MEASURED)).toBe('balance');
  expect(told({ ...MEASURED, wins: { 'river-plate': { allies: 1, axis: -1, draw: 0 } } })).toEqual([
    'x.json: wins.river-plate.axis: expected 0 or more, found -1',
  ]);
});
