import { describe, expect, test } from 'vitest';
import { nextAnimation, paceOf } from '../../../../../src/ui/frame/pace';

const wishes = { speed: 'normal', stepwise: false, reduced: false, times: 1 } as const;

describe('the pace of what is shown', () => {
  test('normal is 1, off is 0', () => {
    expect(paceOf(wishes).rate).toBe(1);
    expect(paceOf({ ...wishes, speed: 'off' }).rate).toBe(0);
  });

  test('a replay at four times the speed shows everything four times as fast', () => {
    expect(paceOf({ ...wishes, times: 4 }).rate).toBe(4);
  });

  test('with little motion there is less to wait for', () => {
    expect(paceOf({ ...wishes, reduced: true }).rate).toBeGreaterThan(1);
  });

  test('what is off cannot be gone through step by step', () => {
    expect(paceOf({ ...wishes, speed: 'off', stepwise: true }).stepwise).toBe(false);
    expect(paceOf({ ...wishes, stepwise: true }).stepwise).toBe(true);
  });

  test('speeds go up and down, and end at either end', () => {
    expect(nextAnimation('normal', 1)).toBe('fast');
    expect(nextAnimation('fast', 1)).toBe('fast');
    expect(nextAnimation('slow', -1)).toBe('off');
    expect(nextAnimation('off', -1)).toBe('off');
  });
});
