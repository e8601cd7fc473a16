import { useCallback, useEffect, useRef, useState } from 'react';
import type { Asked } from '../../game/online';

/** A question to the server, repeated while the page is in view. */
interface Answered<T> {
  /** The last answer; `undefined` before the first. */
  asked: Asked<T> | undefined;
  again: () => void;
}

/**
 * Asks at once, at intervals, and when the page comes back into view.
 * @param ask kept the same for as long as the question is
 * @param everyMs 0 to ask once
 */
export function useAsked<T>(ask: () => Promise<Asked<T>>, everyMs: number): Answered<T> {
  const [asked, setAsked] = useState<Asked<T>>();
  const latest = useRef(0);
  const again = useCallback(() => {
    const number = ++latest.current;
    void ask().then((answer) => {
      if (number === latest.current) setAsked(answer);
    });
  }, [ask]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') again();
    };
    again();
    const timer = everyMs > 0 ? setInterval(look, everyMs) : undefined;
    document.addEventListener('visibilitychange', look);
    return () => {
      // A pending answer has no listener left.
      latest.current += 1;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [again, everyMs]);
  return { asked, again };
}
