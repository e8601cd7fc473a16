import { expect, test } from 'vitest';
import type { ShipFate, Side } from '../../src/rules/core';
import { againstHistory } from '../../src/scenario/core/againstHistory';

const ship = (id: string, side: Side, points: number, isLost: boolean): ShipFate => ({
  ...{ id, side, points, isLost },
  ...{ isCrippled: false, hullLost: 0, hull: 8 },
});

const SUNK = { allies: ['hood'], axis: ['bismarck'] };

/** Hood saved (10), Suffolk lost (4), Bismarck spared (12), Prinz Eugen sunk (5); Norfolk afloat as in history. */
const FATES = [
  ship('hood', 'allies', 10, false),
  ship('suffolk', 'allies', 4, true),
  ship('norfolk', 'allies', 4, false),
  ship('bismarck', 'axis', 12, false),
  ship('prinz-eugen', 'axis', 5, true),
];

test('each ship that fared otherwise than in history counts, for the one side or the other', () => {
  expect(againstHistory({ sunk: SUNK }, FATES, 'allies')).toEqual({
    points: 10 + 5 - 4 - 12,
    ships: { saved: ['hood'], sank: ['prinz-eugen'], lost: ['suffolk'], spared: ['bismarck'] },
  });
  expect(againstHistory({ sunk: SUNK }, FATES, 'axis')).toEqual({
    points: 12 + 4 - 5 - 10,
    ships: { saved: ['bismarck'], sank: ['suffolk'], lost: ['prinz-eugen'], spared: ['hood'] },
  });
});

test('a game that went as history did is neither better nor worse', () => {
  const fates = [ship('hood', 'allies', 10, true), ship('bismarck', 'axis', 12, true)];
  expect(againstHistory({ sunk: SUNK }, fates, 'allies')).toEqual({
    points: 0,
    ships: { saved: [], sank: [], lost: [], spared: [] },
  });
});
