import type { Clock } from '../../../../../src/ui/hexmap/motion/clock';

interface Call {
  at: number;
  run: () => void;
}

/** A clock that goes only when it is told to. */
export function fakeClock(): Clock & { pass(ms: number): void } {
  let now = 0;
  let calls: Call[] = [];
  const next = (until: number): Call | undefined =>
    calls.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    later(ms, run) {
      const call = { at: now + ms, run };
      calls.push(call);
      return () => {
        calls = calls.filter((it) => it !== call);
      };
    },
    pass(ms) {
      const until = now + ms;
      for (let call = next(until); call; call = next(until)) {
        const due = call;
        now = Math.max(now, due.at);
        calls = calls.filter((it) => it !== due);
        due.run();
      }
      now = until;
    },
  };
}
