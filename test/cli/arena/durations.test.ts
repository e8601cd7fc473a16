import { expect, test } from 'vitest';
import {
  addDuration,
  decisionMs,
  noDurations,
  sumOfDurations,
} from '../../../src/cli/arena/durations';

function durationsOf(values: readonly number[]) {
  const durations = noDurations();
  for (const value of values) addDuration(durations, value);
  return durations;
}

test('half and nearly all of the decisions are found to 2 %, and the longest exactly', () => {
  const { p50, p99, max } = decisionMs(
    durationsOf(Array.from({ length: 1000 }, (_, i) => (i + 1) / 10)),
  );
  expect(p50 / 50).toBeGreaterThanOrEqual(1);
  expect(p50 / 50).toBeLessThan(1.021);
  expect(p99 / 99).toBeGreaterThanOrEqual(1);
  expect(p99).toBeLessThanOrEqual(100);
  expect(max).toBe(100);
});

test('a sum is as if all had been counted together', () => {
  const [few, many] = [
    [0.5, 3, 900],
    [0.001, 0, 3, 3, 12],
  ];
  const sum = sumOfDurations([durationsOf(few as number[]), durationsOf(many as number[])]);
  expect(decisionMs(sum)).toEqual(
    decisionMs(durationsOf([...(few as number[]), ...(many as number[])])),
  );
  expect(decisionMs(noDurations())).toEqual({ p50: 0, p99: 0, max: 0 });
});
