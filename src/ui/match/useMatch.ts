import { useEffect, useState } from 'react';
import { type OpenMatch, openMatch } from './library';

/** An open match: `undefined` while it is opened, `null` when this browser keeps none by that id. */
export function useMatch(id: string): OpenMatch | null | undefined {
  const [match, setMatch] = useState<OpenMatch | null | undefined>(undefined);
  useEffect(() => {
    let opened: OpenMatch | null = null;
    let left = false;
    openMatch(id, location.search).then((found) => {
      opened = found;
      if (left) found?.close();
      else setMatch(found);
    });
    return () => {
      left = true;
      opened?.close();
    };
  }, [id]);
  return match;
}
