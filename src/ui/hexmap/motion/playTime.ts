import type { Clock } from './clock';

/** Time that runs at a rate and can be held. */
export interface PlayTime {
  /** Milliseconds played, at normal speed. */
  now(): number;
  /** @param rate played milliseconds for each that passes; 0 holds it */
  run(rate: number): void;
  /** Schedules a call at a moment of played time, replacing any earlier one. */
  at(ms: number, call: () => void): void;
  /** Cancels the call. */
  callOff(): void;
}

export function newPlayTime(clock: Clock): PlayTime {
  let played = 0;
  let since = clock.now();
  let rate = 1;
  let callOff = () => {};
  const now = (): number => {
    const passed = clock.now();
    played += (passed - since) * rate;
    since = passed;
    return played;
  };
  return {
    now,
    run(next) {
      now();
      rate = next;
    },
    at(ms, call) {
      callOff();
      callOff = rate > 0 ? clock.later(Math.max(0, (ms - now()) / rate), call) : () => {};
    },
    callOff: () => callOff(),
  };
}
