import { expect, test } from 'vitest';
import { leftNow, leftText } from '../../../src/ui/online/clocks';

test.each([
  [{ gameMs: 60_000 }, 5000, 55_000],
  [{ gameMs: 60_000, decisionMs: 20_000 }, 5000, 15_000],
  [{ gameMs: -3000, graceMs: 9000 }, 1000, 8000],
  [{}, 1000, undefined],
])('of the clocks %o after %d ms are left %s', (clock, elapsed, left) => {
  expect(leftNow({ running: true, ...clock }, elapsed)).toBe(left);
});

test.each([
  [0, '0:00'],
  [-5, '0:00'],
  [9999, '0:09'],
  [247_000, '4:07'],
  [3_909_000, '1:05:09'],
  [183_600_000, '2 d 3 h'],
])('%d ms are written %s', (left, text) => {
  expect(leftText(left)).toBe(text);
});
