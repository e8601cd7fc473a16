import { expect, test } from 'vitest';
import { faultText, validateFile } from '../../src/scenario';
import { loadLadder, strengthsIn } from '../../src/scenario/core/ladder';
import { registry } from './shipped';

const RUNG = {
  bots: ['commander', 'ensign'],
  system: 'battle',
  wins: { commander: 7, ensign: 2, draw: 1 },
  skirmishes: 5,
  elo: { difference: 200 },
};
const LADDER = { kind: 'ladder', rungs: [RUNG] };

test('a ladder tells of each two bots how many games were won and lost, and in what battles', () => {
  const read = loadLadder({ ...LADDER, rungs: [RUNG, { ...RUNG, system: undefined }] }, 'x.json');
  const figures = { games: 10, won: 7, lost: 2, isDrawn: true };
  expect(read.ok && strengthsIn(read.value)).toEqual([
    { system: 'battle', bot: 'commander', against: 'ensign', ...figures },
  ]);
});

test('a file of the ladder is checked like others', () => {
  const told = (value: unknown) => {
    const read = validateFile('x.json', JSON.stringify(value), registry);
    return read.ok ? read.value : read.faults.map(faultText);
  };
  expect(told(LADDER)).toBe('ladder');
  const wins = { commander: -1 };
  expect(told({ ...LADDER, rungs: [{ ...RUNG, wins }] })).toEqual([
    'x.json: rungs[0].wins.commander: expected 0 or more, found -1',
  ]);
});
