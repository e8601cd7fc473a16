import type { NoticeBody } from '../../game/online/notices';

/** The part of a service worker's scope that push messages need. */
export interface PushScope {
  registration: {
    showNotification(title: string, options: Shown): Promise<void>;
  };
  clients: { openWindow(url: string): Promise<unknown> };
  addEventListener(type: 'push', hear: (event: PushedEvent) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: ClickedEvent) => void): void;
}

interface Shown {
  body: string;
  icon: string;
  /** A later notice of the same match replaces the last. */
  tag: string;
  data: { url: string };
}

interface PushedEvent {
  data: { json(): unknown } | null;
  waitUntil(done: Promise<unknown>): void;
}

interface ClickedEvent {
  notification: { data: unknown; close(): void };
  waitUntil(done: Promise<unknown>): void;
}

/** Shows a notice that a server has pushed; a browser shows one of its own when none is shown. */
export function onPushed({ registration }: PushScope, event: PushedEvent): void {
  const { title = 'Flag Plot', text = '', url = '/online', matchID = '' } = bodyOf(event);
  const shown = { body: text, icon: '/icon-192.png', tag: matchID, data: { url } };
  event.waitUntil(registration.showNotification(title, shown));
}

/** What a message says; one that cannot be read says nothing. */
function bodyOf({ data }: PushedEvent): Partial<NoticeBody> {
  try {
    return Object(data?.json());
  } catch {
    return {};
  }
}

/** Leads to the match. */
export function onNoticeClicked({ clients }: PushScope, event: ClickedEvent): void {
  const { url } = Object(event.notification.data) as { url?: unknown };
  event.notification.close();
  if (typeof url === 'string') event.waitUntil(clients.openWindow(url));
}
