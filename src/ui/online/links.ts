import { SIDES, type Side } from '../../rules/core';

/** The page of a match online. */
const matchPath = (match: string): string => `/online/${match}`;

/** The replay, the report or the analysis of a match, from the same place in it. */
export const aboutPath = (match: string, what: string): string =>
  `${matchPath(match)}${what && `/${what}`}${location.search}`;

/** The page of a match from one place in it; a browser may hold both seats. */
export const placePath = (match: string, as: Side | 'spectator'): string =>
  `${matchPath(match)}?as=${as}`;

/** What the fragment of a link to a match holds: it is never sent to the server. */
export interface MatchLink {
  /** A seat of one's own, to continue in another browser. */
  seat?: { side: Side; token: string };
  /** An invitation to a free seat. */
  invitation?: string;
  /** The passphrase of a private match. */
  passphrase?: string;
}

/** The address of a match with what is needed to enter it. */
export function linkTo(origin: string, match: string, link: MatchLink = {}): string {
  const { seat, invitation, passphrase } = link;
  const fragment = new URLSearchParams({
    ...(seat && { seat: `${seat.side}.${seat.token}` }),
    ...(invitation !== undefined && { join: invitation }),
    ...(passphrase !== undefined && { word: passphrase }),
  }).toString();
  return `${origin}${matchPath(match)}${fragment && `#${fragment}`}`;
}

/** Reads the fragment of such a link; malformed values are ignored. */
export function parseLink(fragment: string): MatchLink {
  const found = new URLSearchParams(fragment.replace(/^#/, ''));
  const [side, token] = (found.get('seat') ?? '').split('.');
  const known = SIDES.find((it) => it === side);
  const [invitation, passphrase] = [found.get('join'), found.get('word')];
  return {
    ...(known && token && { seat: { side: known, token } }),
    ...(invitation && { invitation }),
    ...(passphrase && { passphrase }),
  };
}
