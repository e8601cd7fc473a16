import type { PublicMatch, PublicPlayer } from '../../game/online';
import type { KeptSeat } from './seats';

/** What can be done with a match online, in the order of the page. */
export interface Listing {
  /** Matches in which this browser holds a seat: those that go on first. */
  mine: PublicMatch[];
  /** A seat is free. */
  open: PublicMatch[];
  /** Others play. */
  running: PublicMatch[];
  finished: PublicMatch[];
}

/** A seat with neither a person nor a bot. */
export const isFree = ({ name, bot }: PublicPlayer): boolean =>
  name === undefined && bot === undefined;

const later = (a: PublicMatch, b: PublicMatch): number => b.updatedAt - a.updatedAt;

const isOver = ({ status }: PublicMatch): boolean => status !== 'playing';

/** Sorts matches by what can be done with them; one is listed once. */
export function listingOf(
  matches: readonly PublicMatch[],
  seats: readonly Pick<KeptSeat, 'match'>[],
): Listing {
  const held = new Set(seats.map(({ match }) => match));
  const all = [...new Map(matches.map((it) => [it.matchID, it])).values()].sort(later);
  const mine = all.filter(({ matchID }) => held.has(matchID));
  const others = all.filter(({ matchID }) => !held.has(matchID));
  const going = others.filter((it) => !isOver(it));
  return {
    mine: [...mine.filter((it) => !isOver(it)), ...mine.filter(isOver)],
    open: going.filter(({ players }) => players.some(isFree)),
    running: going.filter(({ players }) => !players.some(isFree)),
    finished: others.filter(({ status }) => status === 'finished'),
  };
}
