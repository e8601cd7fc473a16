import { useCallback, useEffect, useRef } from 'react';

/** The window has come to rest when it has not moved for so long. */
const REST_MS = 150;

/**
 * Calls `look` once the window of a map has come to rest.
 * @param look stays the same from render to render
 * @returns a function to be called as the window moves; it stays the same
 */
export function useAtRest(look: () => void): () => void {
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  return useCallback(() => {
    clearTimeout(rest.current);
    rest.current = setTimeout(look, REST_MS);
  }, [look]);
}
