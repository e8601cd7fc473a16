/** Ways to tell somebody who is not there that a match waits for him. */
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

/** Where one wants to be told; one of each kind for a seat. */
export type NoticeWish =
  | { kind: 'push'; subscription: PushAddress }
  /** Told only after the link in a first mail has been followed. */
  | { kind: 'mail'; address: string; language?: 'en' | 'de' }
  | { kind: 'webhook'; url: string };

/** What has come of the wish. A webhook's calls are signed with `secret`, told here and never again. */
export interface NoticeAdded {
  kind: NoticeKind;
  secret?: string;
}

/** Why somebody is told: the side is to decide, its time is out, it is asked for something, or the match is over. */
const NOTICE_REASONS = ['turn', 'time', 'asked', 'over'] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];

/** What a push message or a webhook's body holds: nothing that is secret in the game. */
export interface NoticeBody {
  reason: NoticeReason;
  matchID: string;
  gameName: string;
  title: string;
  /** For people. */
  text: string;
  /** Leads to the match, without any secret. */
  url: string;
  /** Leads to a page with one button that ends these notices. */
  stop: string;
}
