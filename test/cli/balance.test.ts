import { expect, test } from 'vitest';
import { runBench } from '../../src/cli/bench/bench';
import { wilsonInterval } from '../../src/scenario/core/balance';

test('the interval of a share is as worked by hand', () => {
  const { low, high } = wilsonInterval(8, 10);
  expect(low).toBeCloseTo(0.4902, 4);
  expect(high).toBeCloseTo(0.9433, 4);
  expect(wilsonInterval(0, 20).low).toBe(0);
  expect(wilsonInterval(20, 20).high).toBe(1);
});

test.each([
  ...[['--balance'], ['--balance', 'many'], ['--balance', '0'], ['--balence', '2'], ['2']],
  ...[['--keep'], ['--balance', '2', '--bot', 'lord'], ['--balance', '2', '--nodes', 'all']],
])('the bench does not read %s %s', async (...args) => {
  const told: string[] = [];
  const io = { out: () => undefined, err: (text: string) => void told.push(text) };
  expect(await runBench(args, io)).toBe(2);
  expect(told.join('')).toContain('Usage: npm run bench');
});
