import { useEffect, useState } from 'react';
import { reportFault } from '../frame/faults';
import { useKeptPack } from '../frame/keptPack';
import { bookOf } from './books';
import { parseRules, type Rulebook } from './rulebook';

/** The rules of a system: `undefined` while they load, `null` when there are none. */
export function useBook(system: string): Rulebook | null | undefined {
  const [book, setBook] = useState<Rulebook | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    const show = (source: string | undefined) => {
      if (wanted) setBook(source === undefined ? null : parseRules(source));
    };
    // Thrown during the render, where the app catches it.
    const fail = (error: unknown) =>
      setBook(() => {
        throw error;
      });
    Promise.resolve(bookOf(system)?.load()).then(show).catch(fail);
    return () => {
      wanted = false;
    };
  }, [system]);
  return book;
}

const NO_NOTES: ReadonlyMap<string, string> = new Map();

/** Notes beside clauses, by their ids, for a reader who begins games with a pack of tables. */
export function usePackNotes(system: string): ReadonlyMap<string, string> {
  const pack = useKeptPack();
  const [notes, setNotes] = useState(NO_NOTES);
  useEffect(() => {
    let wanted = true;
    setNotes(NO_NOTES);
    if (pack)
      void bookOf(system)
        ?.packNotes?.()
        .then((notesOf) => wanted && setNotes(notesOf(pack)))
        // The clauses are shown without them: the reader has to know that the tables of the pack are missing.
        .catch(reportFault);
    return () => {
      wanted = false;
    };
  }, [system, pack]);
  return notes;
}
