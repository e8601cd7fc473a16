import { useCallback, useEffect, useState } from 'react';
import { type MatchLink, parseLink } from './links';
import { readName } from './myName';
import { keepSeat } from './seats';

/** What a link to a match contained, and a way to drop an invalid invitation. */
interface Brought {
  link: MatchLink;
  dropInvitation: () => void;
}

/**
 * What the fragment of a match's address brings along: a seat is kept in this browser; an invitation and a word are kept
 * for as long as the tab is open. The address is cleared of them, so that it can be shown and shared.
 */
export function useAddress(match: string): Brought {
  const [link, setLink] = useState<MatchLink>(() => linkNow(match));
  useEffect(() => {
    const read = () => {
      if (location.hash === '') return;
      const found = parseLink(location.hash);
      setLink(found);
      remember(match, location.hash);
      if (found.seat) keepFromLink(match, found);
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [match]);
  const dropInvitation = useCallback(() => {
    remember(match, '');
    setLink(({ invitation: _, ...rest }) => rest);
  }, [match]);
  return { link, dropInvitation };
}

const linkNow = (match: string): MatchLink => parseLink(location.hash || remembered(match));

const keyOf = (match: string): string => `flag-plot.link/${match}`;

function remembered(match: string): string {
  try {
    return sessionStorage.getItem(keyOf(match)) ?? '';
  } catch {
    return '';
  }
}

function remember(match: string, fragment: string): void {
  try {
    sessionStorage.setItem(keyOf(match), fragment);
  } catch {
    // Without storage the link has to be opened again after a reload.
  }
}

function keepFromLink(match: string, { seat, passphrase }: MatchLink): void {
  if (!seat) return;
  keepSeat({
    ...{ match, ...seat, title: match, name: readName(), at: Date.now() },
    ...(passphrase !== undefined && { passphrase }),
  });
}
