import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROJECT } from '../../server/common/project';
import { faultText, loadScenario, validateFile } from '../../src/scenario';
import type { BalanceFile } from '../../src/scenario/core/balance';
import {
  betterThan,
  type HistoryFile,
  historyOutside,
  meanOf,
  middleOf,
  percentileOf,
  placeIn,
  withMeasured,
} from '../../src/scenario/core/simulated';
import { prepare } from '../../src/scenario/prepared';
import { battleFile, type Changes } from './battleFile';
import { registry, shipped, shippedScenario } from './shipped';

/** Ten games: 0 ships sunk in two, 1 in five, 2 in two, 4 in one. */
const COUNTS = [2, 5, 2, 0, 1];

const ONE = {
  wins: { allies: 6, axis: 3, draw: 1 },
  sunk: { allies: COUNTS, axis: [10] },
  ships: { hood: 4 },
  by: { command: 'npm run bench -- --history', seed: 'x', date: '2026-11-23' },
};
const FILE: HistoryFile = {
  kind: 'history',
  bots: [{ bot: 'Commander', scenarios: { 'denmark-strait': ONE } }],
};

test('mean and percentiles are as worked by hand', () => {
  expect(meanOf(COUNTS)).toBeCloseTo(1.3);
  expect([0.1, 0.2, 0.21, 0.7, 0.9, 1].map((share) => percentileOf(COUNTS, share))).toEqual([
    ...[0, 0, 1, 1, 2, 4],
  ]);
  expect(percentileOf([0, 0, 7], 0)).toBe(2);
  expect(middleOf(COUNTS)).toEqual({ low: 0, high: 2 });
});

test('history lies inside, below or above the middle 80 % of the games', () => {
  expect([0, 2, 3, 9].map((ships) => placeIn(COUNTS, ships))).toEqual([
    ...['inside', 'inside', 'above', 'above'],
  ]);
  expect(placeIn([0, 0, 3], 1)).toBe('below');
});

test('history outside nine tenths of the games is told, a tail of a twentieth is inside', () => {
  const counts = [4, 90, 6];
  expect([0, 1, 2, 3].map((ships) => historyOutside(counts, ships))).toEqual([
    ...['below', undefined, undefined, 'above'],
  ]);
});

test('a game is better than those with a smaller margin, and than half of those with its own', () => {
  const margins: [number, number][] = [
    [-5, 2],
    [0, 4],
    [5, 4],
  ];
  const simulated = [{ bot: 'Commander', ...ONE, margins }];
  expect(betterThan(simulated, { allies: 3, axis: 3 }, 'allies')).toEqual({
    ...{ share: 0.4, games: 10, bot: 'Commander' },
  });
  expect(betterThan(simulated, { allies: 9, axis: 0 }, 'axis')?.share).toBe(0);
  expect(
    betterThan([{ bot: 'Commander', ...ONE }], { allies: 1, axis: 0 }, 'axis'),
  ).toBeUndefined();
});

test('a scenario has what was simulated of it, and one that was not has nothing', () => {
  const prepared = prepare(shippedScenario('denmark-strait'), registry, { history: FILE });
  expect(prepared.simulated).toEqual([{ bot: 'Commander', ...ONE }]);
  const other = prepare(shippedScenario('river-plate'), registry, { history: FILE });
  expect(other.simulated).toEqual([]);
});

test('a new measurement takes the place of the old one of its bot and scenario', () => {
  const again = { ...ONE, ships: {} };
  const both = withMeasured(FILE, 'Commander', { midway: again });
  expect(both.bots[0]?.scenarios).toEqual({ 'denmark-strait': ONE, midway: again });
  const anew = withMeasured(both, 'Commander', { 'denmark-strait': again });
  expect(anew.bots[0]?.scenarios).toEqual({ 'denmark-strait': again, midway: again });
});

test('a file of simulated games is checked like others', () => {
  const told = (value: unknown) => {
    const read = validateFile('x.json', JSON.stringify(value), registry);
    return read.ok ? read.value : read.faults.map(faultText);
  };
  expect(told(FILE)).toBe('history');
  const bots = [{ bot: 'Commander', scenarios: { midway: { ...ONE, ships: { hood: -4 } } } }];
  expect(told({ ...FILE, bots })).toEqual([
    'x.json: bots[0].scenarios.midway.ships.hood: expected 0 or more, found -4',
  ]);
});

test('every scenario says what became of its ships in history, and who tells of it', () => {
  for (const { card } of shipped.scenarios)
    expect(card.losses?.source, card.id).toMatch(/[a-z]{4}/);
});

const NONE = { allies: [], axis: [] };

test.each<[string, Changes, string]>([
  [
    'a ship that is not there',
    { losses: { sunk: { ...NONE, allies: ['hod'] }, crippled: NONE, source: 'x' } },
    "losses.sunk.allies[0]: expected a ship of the allies, found 'hod' (did you mean 'hood'?)",
  ],
  [
    'a ship of the other side',
    { losses: { sunk: NONE, crippled: { ...NONE, axis: ['hood'] }, source: 'x' } },
    "losses.crippled.axis[0]: expected a ship of the axis, found 'hood'",
  ],
  [
    'a ship both sunk and crippled',
    {
      losses: {
        sunk: { ...NONE, allies: ['hood'] },
        crippled: { ...NONE, allies: ['hood'] },
        source: 'x',
      },
    },
    "losses.crippled.allies[0]: expected a ship not named before, found 'hood' again",
  ],
])('losses with %s are refused', (_what, change, fault) => {
  const read = loadScenario(battleFile(change), registry, 'x.json');
  expect(read.ok ? [] : read.faults.map(faultText)).toEqual([`x.json: ${fault}`]);
});

test('how often each side won is kept from the same games as the ships sunk', () => {
  const read = (file: string) => JSON.parse(readFileSync(`${PROJECT}/scenarios/${file}`, 'utf8'));
  const history = read('history.json') as HistoryFile;
  const balance = read('balance.json') as BalanceFile;
  for (const { bot, scenarios } of history.bots) {
    const wins = balance.bots.find((it) => it.bot === bot)?.wins ?? {};
    for (const [id, { wins: won }] of Object.entries(scenarios)) expect(wins[id], id).toEqual(won);
  }
});
