import { expect, test } from 'vitest';
import { percent, sampledPercent } from '../../../src/ui/systems/battle/odds';

test('an exact chance is told as it is', () => {
  expect([0, 0.004, 0.5, 0.997, 1].map(percent)).toEqual(['0 %', '<1 %', '50 %', '>99 %', '100 %']);
});

test('a sample claims neither never nor always', () => {
  expect([0, 0.25, 1].map(sampledPercent)).toEqual(['<1 %', '25 %', '>99 %']);
});
