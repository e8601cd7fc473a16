import { useEffect, useState } from 'react';

/**
 * Computes something costly for each of several names, one at a time and each in its own task, so that the screen
 * stays responsive. The old result of a name stays until the new one is there.
 * @param compute kept the same for as long as its results hold
 */
export function useOneByOne<Result>(
  names: readonly string[],
  compute: (name: string) => Result,
): ReadonlyMap<string, Result> {
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const asked = names.join('\n');
  useEffect(() => {
    const queue = asked === '' ? [] : asked.split('\n');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      const name = queue.shift();
      if (name === undefined) return;
      const result = compute(name);
      setResults((known) => new Map(known).set(name, result));
      timer = setTimeout(next);
    };
    timer = setTimeout(next);
    return () => clearTimeout(timer);
  }, [asked, compute]);
  return results;
}
