/** The director's time source; tests use their own. */
export interface Clock {
  /** Monotonic milliseconds. */
  now(): number;
  /** Calls back once after this many milliseconds. Returns the function that cancels it. */
  later(ms: number, run: () => void): () => void;
}

/** The page's own clock. */
export const pageClock: Clock = {
  now: () => performance.now(),
  later: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
