import { expect, test } from 'vitest';
import { faultText, validateFile } from '../../src/scenario';
import {
  type Balance,
  type BalanceFile,
  hopelessIn,
  withBalance,
} from '../../src/scenario/core/balance';
import { prepare } from '../../src/scenario/prepared';
import { registry, shippedScenario } from './shipped';

const BALANCE: BalanceFile = {
  kind: 'balance',
  bots: [{ bot: 'Commander', wins: { 'denmark-strait': { allies: 5, axis: 4, draw: 1 } } }],
};

test('a scenario has what was measured of it, and one that was not has nothing', () => {
  expect(
    prepare(shippedScenario('denmark-strait'), registry, { balance: BALANCE }).balances,
  ).toEqual([{ bot: 'Commander', wins: { allies: 5, axis: 4, draw: 1 } }]);
  expect(prepare(shippedScenario('river-plate'), registry, { balance: BALANCE }).balances).toEqual(
    [],
  );
});

test('a file of balance is checked like others', () => {
  const told = (value: unknown) => {
    const read = validateFile('x.json', JSON.stringify(value), registry);
    return read.ok ? read.value : read.faults.map(faultText);
  };
  expect(told(BALANCE)).toBe('balance');
  const wins = { 'river-plate': { allies: 1, axis: -1, draw: 0 } };
  expect(told({ ...BALANCE, bots: [{ bot: 'Commander', wins }] })).toEqual([
    'x.json: bots[0].wins.river-plate.axis: expected 0 or more, found -1',
  ]);
});

test('a new measurement takes the place of the old one of its bot and its battles, and of no other', () => {
  const river = { 'river-plate': { allies: 2, axis: 0, draw: 0 } };
  const both = withBalance(BALANCE, 'Commander', river);
  expect(both.bots).toEqual([{ bot: 'Commander', wins: { ...BALANCE.bots[0]?.wins, ...river } }]);
  const again = withBalance(both, 'Commander', { 'river-plate': { allies: 0, axis: 2, draw: 0 } });
  expect(again.bots[0]?.wins['river-plate']).toEqual({ allies: 0, axis: 2, draw: 0 });
  expect(withBalance(both, 'Admiral', river).bots.map(({ bot }) => bot)).toEqual([
    ...['Commander', 'Admiral'],
  ]);
});

const played = (allies: number, axis: number, draw = 0, bot = 'Commander'): Balance[] => [
  { bot, wins: { allies, axis, draw } },
];

test('a side that wins less than a fifth of the decided games has a hopeless task, draws apart', () => {
  expect(hopelessIn(played(31, 7, 50))).toEqual({
    ...{ side: 'axis', bot: 'Commander', won: 7, decided: 38 },
  });
  expect(hopelessIn(played(0, 12))?.side).toBe('allies');
  expect(hopelessIn(played(32, 8))).toBeUndefined();
  expect(hopelessIn(played(20, 20))).toBeUndefined();
});

test('too few decided games say nothing of a task, and other bots than the commander do not either', () => {
  expect(hopelessIn(played(9, 0, 40))).toBeUndefined();
  expect(hopelessIn(played(10, 0))?.side).toBe('axis');
  expect(hopelessIn(played(40, 0, 0, 'Admiral'))).toBeUndefined();
  expect(hopelessIn([])).toBeUndefined();
});
