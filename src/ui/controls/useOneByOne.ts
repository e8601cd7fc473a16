import { useEffect, useState } from 'react';

/**
 * Works out something costly for each of several names, one after another and each in a task of its own, so that the
 * screen stays free. Until a new result is there the old one of that name stands.
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
