import { expect, test } from 'vitest';
import { sheetAt } from '../../../src/ui/table/useSheet';

test('after a drag the panel settles low, in the middle or high', () => {
  expect([0, 100, 102, 336, 338, 800].map((height) => sheetAt(height, 844))).toEqual([
    'low',
    'low',
    'middle',
    'middle',
    'high',
    'high',
  ]);
});
