/** Runs a limited number of jobs at a time; the others wait their turn. */
export function newLanes(most: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (job) => {
    if (busy < most) busy += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await job();
    } finally {
      // The next waiting job takes this place.
      const go = waiting.shift();
      if (go) go();
      else busy -= 1;
    }
  };
}
