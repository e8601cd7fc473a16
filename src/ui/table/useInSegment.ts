import { useCallback, useState } from 'react';

/** A state that is reset in each new place, such as a segment and side. */
export function useInSegment<T>(place: string, start: T): { value: T; set: (value: T) => void } {
  const [kept, keep] = useState({ place, value: start });
  const set = useCallback((value: T) => keep({ place, value }), [place]);
  return { value: kept.place === place ? kept.value : start, set };
}
