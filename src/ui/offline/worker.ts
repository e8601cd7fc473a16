import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { SERVER_PATHS } from './paths';

import { onNoticeClicked, onPushed, type PushScope } from './push';

// The service worker, a script of its own: `node/offline.ts` builds it.

/** All files of this version of the app, put in by the build. */
declare const PRECACHED: { url: string; revision: string | null }[];

/** The part of a service worker's scope that is used here. */
declare const self: PushScope & {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', hear: (event: MessageEvent<unknown>) => void): void;
};

/** What workbox-window sends when the player has asked for the new version. */
const TAKE_OVER = 'SKIP_WAITING';

// The page that has just fetched this version may use the cache.
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(PRECACHED);
// Pages of the app are its index. Everything else, such as sockets and the lobby, goes to the server and is never
// cached.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [SERVER_PATHS],
  }),
);
self.addEventListener('push', (event) => onPushed(self, event));
self.addEventListener('notificationclick', (event) => onNoticeClicked(self, event));
self.addEventListener('message', ({ data }) => {
  if ((Object(data) as { type?: unknown }).type === TAKE_OVER) void self.skipWaiting();
});
