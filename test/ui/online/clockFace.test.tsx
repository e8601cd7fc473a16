import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublicMatch } from '../../../src/game/online';
import { bySide } from '../../../src/rules/core';
import { ClockFace } from '../../../src/ui/online/ClockFace';

const TOLD_AT = Date.UTC(2026, 10, 21);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A clock with a minute left, first shown so long after the server's word of it. */
function shownAfter(elapsedMs: number, running: boolean): string {
  const clocks = { at: 0, sides: bySide(() => ({ running, gameMs: 60_000 })) };
  const match = { pace: { clocks, offers: [] } } as unknown as PublicMatch;
  vi.setSystemTime(TOLD_AT + elapsedMs);
  return renderToStaticMarkup(
    <ClockFace match={match} matchAt={TOLD_AT} side="axis" name="Axis" />,
  );
}

test.each([
  ['a running clock counts from when the server told of it', 5000, true, '0:55'],
  ['one that stands does not', 5000, false, '1:00'],
  ['one whose time has run out since says so', 61_000, true, 'out of time'],
])('shown late, %s', (_, elapsedMs, running, text) => {
  expect(shownAfter(elapsedMs, running)).toContain(text);
});
