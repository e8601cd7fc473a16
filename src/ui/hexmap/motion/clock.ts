/** Where the director takes its time from; a test has one of its own. */
export interface Clock {
  /** Milliseconds since some moment. */
  now(): number;
  /** Calls once after so many milliseconds; gives the function that calls it off. */
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
