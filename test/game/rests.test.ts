import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newRests } from '../../src/game/rests';
import { replaySave, replaySaveInParts, type Save } from '../../src/scenario';

const save: Save = JSON.parse(readFileSync('test/replays/denmark-strait.json', 'utf8'));

test('a long task rests once it has worked for some milliseconds, and then works on as long', async () => {
  let clock = 0;
  const rest = newRests(() => clock);
  clock = 39;
  expect(rest()).toBeUndefined();
  clock = 41;
  const pause = rest();
  expect(pause).toBeInstanceOf(Promise);
  clock = 100;
  await pause;
  clock = 120;
  expect(rest()).toBeUndefined();
  clock = 141;
  await expect(rest()).resolves.toBeUndefined();
});

test('a save replayed in parts comes to the same, faults too', async () => {
  const rests: number[] = [];
  const inParts = (it: Save) =>
    replaySaveInParts(it, 'x', () => {
      rests.push(1);
      return rests.length % 2 === 0 ? Promise.resolve() : undefined;
    });
  expect(await inParts(save)).toEqual(replaySave(save, 'x'));
  expect(rests).toHaveLength(save.orders.length);
  const damaged = { ...save, orders: save.orders.toSpliced(9, 1) };
  expect(replaySave(damaged, 'x').ok).toBe(false);
  expect(await inParts(damaged)).toEqual(replaySave(damaged, 'x'));
});
