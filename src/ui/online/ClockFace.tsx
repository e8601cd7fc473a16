import { useEffect, useState } from 'react';
import type { PublicMatch } from '../../game/online';
import type { Side } from '../../rules/core';
import { onlineMatchText } from '../i18n/onlineMatch';
import { leftNow, leftText } from './clocks';

interface ClockFaceProps {
  match: PublicMatch;
  /** When the server's message came, by the clock of this device; milliseconds since 1970. */
  matchAt: number;
  side: Side;
  /** The side's name. */
  name: string;
}

/** What a side has left, counting down while its clock runs. */
export function ClockFace({ match: { pace }, matchAt, side, name }: ClockFaceProps) {
  const clock = pace?.clocks?.sides[side];
  const isRunning = clock?.running ?? false;
  const now = useNow(isRunning);
  // The server's clock may differ: what counts is when its message came.
  const left = clock && leftNow(clock, isRunning ? Math.max(0, now - matchAt) : 0);
  if (left === undefined) return null;
  const isOut = left <= 0;
  const text = isOut ? onlineMatchText('timeOut') : leftText(left);
  return (
    <span
      className="online-clock"
      role="timer"
      data-running={isRunning || undefined}
      data-short={left < SHORT_MS || undefined}
      aria-label={isOut ? text : onlineMatchText('time', { side: name, clock: text })}
    >
      {text}
    </span>
  );
}

/** Below this a clock is shown as short; milliseconds. */
const SHORT_MS = 30_000;

/** The time, every so often while it counts; milliseconds since 1970. */
function useNow(isCounting: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isCounting) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isCounting]);
  return now;
}
