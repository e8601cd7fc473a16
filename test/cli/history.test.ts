import { expect, test } from 'vitest';
import { readArgs } from '../../src/cli/bench/args';
import { historyLines, measuredOf } from '../../src/cli/bench/history';
import { findScenario } from '../../src/cli/common/library';
import type { Report } from '../../src/cli/sim/report';

const SHIP = { sunk: 0, crippled: 0, meanHullLost: 0, hullShare: 0 };

const REPORT: Report = {
  scenario: 'denmark-strait',
  games: 10,
  seed: 'x',
  bots: { allies: 'commander', axis: 'commander' },
  wins: { allies: 6, axis: 3, draw: 1 },
  victoryPoints: { allies: 0, axis: 0 },
  orders: 10,
  seconds: 1,
  ordersPerSecond: 10,
  ships: {
    hood: { ...SHIP, side: 'allies', sunk: 2 },
    bismarck: { ...SHIP, side: 'axis', sunk: 9 },
    'prinz-eugen': { ...SHIP, side: 'axis', crippled: 3, meanHullLost: 1 },
  },
  hitsAnHour: null,
  sunk: { allies: [8, 2], axis: [1, 9] },
  margins: [
    [-4, 4],
    [10, 6],
  ],
};

test('history is told beside the games: mean, middle, where it lies, each ship', () => {
  const told = historyLines([findScenario('denmark-strait')], [REPORT]);
  expect(told).toContain('allies 6 (31 to 83%), axis 3 (11 to 60%), 1 drawn');
  expect(told).toMatch(/allies +1 +0\.2 +0 to 1 +inside/);
  expect(told).toMatch(/axis +0 +0\.9 +0 to 1 +inside/);
  expect(told).toContain('hood* 20%, bismarck 90%\n');
  expect(told).toContain('history inside for both sides: 1 of 1');
});

test('what is kept leaves out ships that were never sunk', () => {
  const { wins, sunk, margins } = REPORT;
  const by = { command: 'npm run bench -- --history', seed: 'fresh', date: '2026-11-23' };
  expect(measuredOf(REPORT, by)).toEqual({
    ...{ wins, sunk, margins, by },
    ships: { hood: 2, bismarck: 9 },
  });
});

test('the bench reads what it is to measure', () => {
  expect(readArgs([])).toEqual({ kind: 'speeds' });
  expect(readArgs(['--json'])).toEqual({ kind: 'speeds' });
  expect(readArgs(['--warm', 'x', '--json'])).toEqual({ kind: 'warm', scenario: 'x' });
  const asked = readArgs(['--history', '--games', '3', '--scenarios', 'midway', '--keep']);
  expect(asked).toMatchObject({ kind: 'history', keep: true, task: { games: 3 } });
  expect(readArgs(['--history'])).toMatchObject({ task: { games: 100, seed: 'balance' } });
  expect(readArgs(['--history', '--seed', 'x'])).toMatchObject({ task: { seed: 'x' } });
  expect(readArgs(['--balance', '7'])).toMatchObject({ kind: 'balance', task: { games: 7 } });
});

test.each([
  [['--games', '3']],
  [['--balance', '3', '--history']],
  [['--history', '--games', 'x']],
  [['--warm', 'x', '--history']],
])('it does not read %s', (args) => {
  expect(readArgs(args)).toBeUndefined();
});
