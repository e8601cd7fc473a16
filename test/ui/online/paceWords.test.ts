import { expect, test } from 'vitest';
import { TIMEOUTS } from '../../../src/game/online/pace';
import { paceOf } from '../../../src/ui/online/pace';
import { clockText, spanText, timeOutText } from '../../../src/ui/online/paceWords';

test.each([
  [86_400, '1 day'],
  [3 * 86_400, '3 days'],
  [7200, '2 hours'],
  [5400, '90 minutes'],
  [90, '90 seconds'],
  [0, '0 seconds'],
])('%d seconds are told as %s', (seconds, words) => {
  expect(spanText(seconds)).toBe(words);
});

const clock = { gameSeconds: 2700, incrementSeconds: 15, graceSeconds: 120 } as const;

test('a clock is explained with what follows when the time is out', () => {
  expect(clockText({ ...clock, timeout: 'adjudged' })).toBe(
    'Time for each side: 45 minutes. Added for each decision: 15 seconds. ' +
      'A side that runs out of time gets a reminder and 2 minutes more; then the other side wins.',
  );
  expect(timeOutText({ ...clock, timeout: 'reminder' })).not.toContain('minutes');
});

test('with a flag there is neither a grace period nor a choice: the side out of time has lost', () => {
  for (const timeout of TIMEOUTS) {
    const { clock } = paceOf('flag', timeout, 'none') ?? {};
    expect(clock).toMatchObject({ timeout: 'adjudged', graceSeconds: 0 });
    expect(clockText(clock)).toMatch(/A side that runs out of time has lost, at once\.$/);
  }
});
