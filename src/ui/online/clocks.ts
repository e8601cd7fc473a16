import type { SideClock } from '../../game/online';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * What a side has left until something happens, in ms: of two clocks the one that runs out first; once its time is out,
 * what is left until the rest follows.
 * @param elapsedMs since the server said how the clock stands
 */
export function leftNow(
  { gameMs, decisionMs, graceMs }: SideClock,
  elapsedMs: number,
): number | undefined {
  if (graceMs !== undefined) return graceMs - elapsedMs;
  const limits = [gameMs, decisionMs].filter((it) => it !== undefined);
  return limits.length === 0 ? undefined : Math.min(...limits) - elapsedMs;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** '2 d 3 h', '1:05:09', '4:07'; in ms. */
export function leftText(leftMs: number): string {
  const left = Math.max(0, leftMs);
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
  const [minutes, seconds] = [
    Math.floor((left % HOUR) / MINUTE),
    Math.floor((left % MINUTE) / SECOND),
  ];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
