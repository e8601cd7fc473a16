import type { Namespace } from 'socket.io';
import type { Matches } from '../matches/matches';
import { isDelayed } from '../matches/outside';
import type { Room } from '../matches/room';

/** The sockets that watch the lists of matches. */
export const LOBBY_ROOM = 'lobby';

/** The news goes out at most this often, however much happens; in ms. */
const NEWS_EVERY_MS = 1000;

/**
 * Tells those who watch the lists that something in them has changed. What it is they ask the lobby, within its limits.
 * A connection that does not read misses the news, and nothing waits for it. Of matches that are in no list, or that
 * spectators see later, nothing is told: the time of an order would be.
 */
export function tellLobby(
  namespace: Namespace,
  matches: Pick<Matches, 'watch'>,
  everyMs = NEWS_EVERY_MS,
): void {
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    timer = undefined;
    namespace.to(LOBBY_ROOM).volatile.emit('lists');
  };
  const heard = ({ match }: Room) => {
    if (match.info.unlisted || isDelayed(match)) return;
    if (!timer) timer = setTimeout(tell, everyMs).unref();
  };
  matches.watch({ moved: heard, entered: heard });
}
