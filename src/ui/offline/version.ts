import { useSyncExternalStore } from 'react';
import type { Workbox } from 'workbox-window';

/** Switches to the new version. */
type TakeNewVersion = () => void;

let offered: TakeNewVersion | null = null;
const listeners = new Set<() => void>();

function offer(take: TakeNewVersion | null): void {
  offered = take;
  for (const listener of listeners) listener();
}

export const dismissVersion = (): void => offer(null);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Set when a new version is waiting. */
export const offeredVersion = (): TakeNewVersion | null => offered;

export const useNewVersion = (): TakeNewVersion | null =>
  useSyncExternalStore(subscribe, offeredVersion);

const HOUR_MS = 3_600_000;

/**
 * Keeps the app in this browser, so that it opens without the server, and checks for a new version each hour. A
 * new version is offered and waits: nothing reloads until the player agrees.
 */
export async function keepApp(): Promise<void> {
  // Not available on plain http, nor during development.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/sw.js');
  offerNewVersions(workbox);
  await workbox.register();
  setInterval(() => void workbox.update().catch(() => {}), HOUR_MS);
}

/** The part of workbox-window that reports new versions. */
export type Versions = Pick<Workbox, 'addEventListener' | 'messageSkipWaiting'>;

/**
 * Offers a waiting version; once it has taken over, the tab that asked for it reloads, and other tabs are offered
 * to.
 */
export function offerNewVersions(workbox: Versions, reload = () => location.reload()): void {
  let asked = false;
  workbox.addEventListener('waiting', () =>
    offer(() => {
      asked = true;
      workbox.messageSkipWaiting();
    }),
  );
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (asked) reload();
    else if (isUpdate) offer(reload);
  });
}
