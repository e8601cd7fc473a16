import { useEffect, useState } from 'react';
import { loadBook } from './books';
import { parseRules, type Rulebook } from './rulebook';

/** The rules of a system: `undefined` while they load, `null` when there are none. */
export function useBook(system: string): Rulebook | null | undefined {
  const [book, setBook] = useState<Rulebook | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    const show = (source: string | undefined) => {
      if (wanted) setBook(source === undefined ? null : parseRules(source));
    };
    // Thrown while the page is drawn, where the app catches it.
    const fail = (error: unknown) =>
      setBook(() => {
        throw error;
      });
    loadBook(system).then(show).catch(fail);
    return () => {
      wanted = false;
    };
  }, [system]);
  return book;
}
