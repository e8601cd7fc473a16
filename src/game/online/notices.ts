/** Channels to notify somebody who is away that a match waits for him. */
export const NOTICE_KINDS = ['push', 'mail', 'webhook'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Which of them a server offers. */
export interface NoticeWays {
  /** The key for `pushManager.subscribe({ applicationServerKey })`, base64url. */
  push?: { publicKey: string };
  mail: boolean;
  webhook: boolean;
}

/** A browser's subscription, as `PushSubscription.toJSON()` gives it. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** An address for notices; one of each kind for a seat. */
export type NoticeWish =
  | { kind: 'push'; subscription: PushAddress }
  /** Active only after the link in a first mail has been followed. */
  | { kind: 'mail'; address: string; language?: 'en' | 'de' }
  | { kind: 'webhook'; url: string };

/** The result of the request. A webhook's calls are signed with `secret`, which is sent here and never again. */
export interface NoticeAdded {
  kind: NoticeKind;
  secret?: string;
}

/** The reason for a notice: the side is to decide, its time is out, it is asked for something, or the match is over. */
const NOTICE_REASONS = ['turn', 'time', 'asked', 'over'] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];

/** The contents of a push message or a webhook's body: nothing that is secret in the game. */
export interface NoticeBody {
  reason: NoticeReason;
  matchID: string;
  gameName: string;
  title: string;
  /** For human readers. */
  text: string;
  /** A link to the match, without any secret. */
  url: string;
  /** A link to a page with one button that ends these notices. */
  stop: string;
}
