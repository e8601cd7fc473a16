import { useEffect, useState } from 'react';
import { type MatchLink, parseLink } from './links';
import { readName } from './myName';
import { keepSeat } from './seats';

/**
 * What the fragment of a match's address brings along: a seat is kept in this browser; an invitation and a word are for
 * this page. The address is cleared of them, so that it can be shown and shared.
 */
export function useAddress(match: string): MatchLink {
  const [link, setLink] = useState<MatchLink>(() => parseLink(location.hash));
  useEffect(() => {
    const read = () => {
      if (location.hash === '') return;
      const found = parseLink(location.hash);
      setLink(found);
      if (found.seat) keepFromLink(match, found);
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [match]);
  return link;
}

function keepFromLink(match: string, { seat, passphrase }: MatchLink): void {
  if (!seat) return;
  keepSeat({
    ...{ match, ...seat, title: match, name: readName(), at: Date.now() },
    ...(passphrase !== undefined && { passphrase }),
  });
}
