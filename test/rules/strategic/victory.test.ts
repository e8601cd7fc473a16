import { expect, test } from 'vitest';
import {
  damageCarriedOver,
  pointsForLandUnit,
  pointsForShip,
  ratioHundredths,
  stepsCarriedOver,
  victoryResult,
} from '../../../src/rules/strategic/common/victory';

test.each([
  ['ST-EX20', [120, 100], 120, { winner: 'allies', degree: 'slight' }],
  ['ST-EX21', [100, 150], 67, { winner: 'axis', degree: 'moderate' }],
  ['ST-EX22', [227, 60], 378, { winner: 'allies', degree: 'decisive' }],
] as const)(
  '[ST-22.11, ST-22.12, ST-22.13, ST-EX20, ST-EX21, ST-EX22] the ratio of points, %s',
  (_, [one, two], ratio, result) => {
    expect(ratioHundredths(one, two)).toBe(ratio);
    expect(victoryResult(one, two)).toEqual(result);
  },
);

test('[ST-22.12, ST-22.13] the bounds of every result', () => {
  const told = [0, 33, 34, 66, 67, 80, 81, 90, 91, 110, 111, 123, 124, 150, 151, 299, 300].map(
    (one) => {
      const result = victoryResult(one, 100);
      return result.winner === 'draw' ? 'draw' : `${result.winner} ${result.degree}`;
    },
  );
  expect(told).toEqual([
    ...['axis decisive', 'axis decisive', 'axis substantial', 'axis substantial'],
    ...['axis moderate', 'axis moderate', 'axis slight', 'axis slight', 'draw', 'draw'],
    ...['allies slight', 'allies slight', 'allies moderate', 'allies moderate'],
    ...['allies substantial', 'allies substantial', 'allies decisive'],
  ]);
});

test('[ST-22.11, ST-22.14] totals of nothing, and below', () => {
  expect(victoryResult(5, 0)).toEqual({ winner: 'allies', degree: 'decisive' });
  expect(victoryResult(0, 0)).toEqual({ winner: 'draw' });
  expect(victoryResult(-10, 5)).toEqual({ winner: 'axis', degree: 'decisive' });
});

test('[ST-22.6, ST-22.7, ST-22.9] what damage scores at the end', () => {
  const states = ['none', 'light', 'moderate', 'heavy', 'sunk'] as const;
  expect(states.map((state) => pointsForShip(63, state))).toEqual([0, 6, 16, 32, 63]);
  expect(states.map((state) => pointsForLandUnit(15, state, false))).toEqual([0, 0, 0, 8, 15]);
  expect(pointsForLandUnit(15, 'none', true)).toBe(15);
});

test('[ST-22.16] what a campaign carries over', () => {
  expect([5, 2, 1].map(damageCarriedOver)).toEqual([3, 0, 0]);
  expect(stepsCarriedOver(4, 3)).toBe(3);
});
