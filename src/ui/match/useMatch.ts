import { useEffect, useState } from 'react';
import { type OpenedFor, type OpenMatch, openMatch } from './library';

/** An open match: `undefined` while opening, `null` if this browser has none with this id. */
export function useMatch(id: string, purpose: OpenedFor): OpenMatch | null | undefined {
  const [match, setMatch] = useState<OpenMatch | null | undefined>(undefined);
  useEffect(() => {
    let opened: OpenMatch | null = null;
    let left = false;
    const show = (found: OpenMatch | null) => {
      opened = found;
      if (left) found?.close();
      else setMatch(found);
    };
    // Thrown during the render, where the app catches it.
    const fail = (error: unknown) =>
      setMatch(() => {
        throw error;
      });
    openMatch(id, location.search, purpose).then(show).catch(fail);
    return () => {
      left = true;
      opened?.close();
    };
  }, [id, purpose]);
  return match;
}
