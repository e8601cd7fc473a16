import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Asked } from '../../../src/game/online';
import { AGAIN_MS, askUntilThere } from '../../../src/ui/online/askUntilThere';
import { noRecordText } from '../../../src/ui/online/record';

const refused = (code: string): Asked<string> => ({
  ok: false,
  refusal: { code },
});
const THERE: Asked<string> = { ok: true, value: 'record' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks a server that answers so, one after the other, and is then silent. */
function asking(...answers: Asked<string>[]) {
  const told: Asked<string>[] = [];
  const ask = vi.fn(() => Promise.resolve(answers.shift() ?? refused('asked-too-often')));
  const stop = askUntilThere(ask, (asked) => told.push(asked));
  return { ask, told, stop, wait: () => vi.advanceTimersByTimeAsync(10 * AGAIN_MS) };
}

describe('a record', () => {
  test('that is not there yet is asked for until it is', async () => {
    const answers = [refused('not-over'), refused('no-answer'), THERE];
    const { told, wait } = asking(...answers);
    await wait();
    expect(told).toEqual([refused('not-over'), refused('no-answer'), THERE]);
  });

  test('that cannot be had is not asked for again', async () => {
    const { told, wait } = asking(refused('wrong-word'), THERE);
    await wait();
    expect(told).toEqual([refused('wrong-word')]);
  });

  test('is asked for no more when the page is left', async () => {
    const { ask, told, stop, wait } = asking(refused('not-over'), THERE);
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await wait();
    expect([ask.mock.calls.length, told.length]).toEqual([1, 1]);
  });

  test('that comes after the page is left is told to nobody', async () => {
    const { told, stop, wait } = asking(THERE);
    stop();
    await wait();
    expect(told).toEqual([]);
  });

  test('is said to come later, or not at all', () => {
    expect(noRecordText({ code: 'not-over' })).toContain('is not available yet');
    expect(noRecordText({ code: 'wrong-word' })).toContain('is not available');
  });
});
