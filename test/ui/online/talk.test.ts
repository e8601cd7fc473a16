import { expect, test } from 'vitest';
import { lastSaid, newLines } from '../../../src/ui/online/talk';

const saidAt = (...times: number[]) => times.map((at) => ({ at }));

test.each([
  ['nothing has been said', [], 0],
  ['all has been read', [10, 20], 0],
  ['two lines came since', [10, 20, 30, 40], 2],
  ['the server told only the latest lines again', [20, 30], 1],
  ['none of the lines told again was there before', [30, 40, 50], 3],
])('lines after the last that was read: %s', (_, times, count) => {
  expect(newLines(saidAt(...times), lastSaid(saidAt(10, 20)))).toBe(count);
});

test('in a talk that nobody has begun, the first line is new', () => {
  expect(newLines(saidAt(10), lastSaid([]))).toBe(1);
});

test('once read, nothing is new, also when the server has set its clock back', () => {
  const chat = saidAt(10, 40, 30);
  expect(newLines(chat, lastSaid(chat))).toBe(0);
});
