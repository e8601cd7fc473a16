import { expect, test } from 'vitest';
import { newLanes } from '../../server/common/lanes';

test('no more jobs are under way than there are lanes, in their order, and one that fails frees its lane', async () => {
  const lanes = newLanes(2);
  const begun: number[] = [];
  let busy = 0;
  let most = 0;
  const job = (number: number) => async () => {
    begun.push(number);
    busy += 1;
    most = Math.max(most, busy);
    await new Promise(setImmediate);
    busy -= 1;
    if (number % 3 === 0) throw new Error(`${number} fails`);
    return number;
  };
  const done = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((number) => lanes(job(number))));
  expect(most).toBe(2);
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(done.map((it) => (it.status === 'fulfilled' ? it.value : 'failed'))).toEqual([
    ...[1, 2, 'failed', 4, 5, 'failed', 7],
  ]);
  expect(await lanes(job(8))).toBe(8);
});
