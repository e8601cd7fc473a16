import type { NoticeWish } from '../../src/game/online/notices';
import type { Targets } from '../notices/targets';
import { fitting, type Route, sideAt } from './lobbyRoutes';
import * as schemas from './schemas';

/** Requests about notices by the holder of a seat, besides the lobby's. */
export const noticeActions = (targets: Targets): Readonly<Record<string, Route>> => ({
  notify: (_, { match, body }) =>
    fitting(schemas.notifyBody, body, ({ playerID, credentials, wish }) =>
      targets.notify(match, { side: sideAt(playerID), token: credentials }, wish as NoticeWish),
    ),
  unnotify: (_, { match, body }) =>
    fitting(schemas.unnotifyBody, body, ({ playerID, credentials, kind }) =>
      targets.unnotify(match, { side: sideAt(playerID), token: credentials }, kind),
    ),
  notified: (_, { match, body }) =>
    fitting(schemas.holderBody, body, ({ playerID, credentials }) =>
      targets.notified(match, { side: sideAt(playerID), token: credentials }),
    ),
});
