import { expect, test } from 'vitest';
import { parseDice } from '../../../src/ui/online/keptDice';

const value = 'a'.repeat(32);

test('what a browser remembers of the dice is read as it was kept', () => {
  const kept = { value, root: 'r', commits: { axis: 'c' } };
  expect(parseDice(JSON.stringify(kept))).toEqual(kept);
  expect(parseDice(JSON.stringify({ value }))).toEqual({ value });
});

test.each([null, '', '[]', '{', '{"value":"a"}', '{"value":7}'])('%j counts as nothing', (text) => {
  expect(parseDice(text)).toBeUndefined();
});
