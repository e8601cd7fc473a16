/** Where the holder of a seat is notified that the match waits for him. */
export type NoticeTarget = {
  /** In the link that ends it. */
  key: string;
} & (
  | { kind: 'push'; endpoint: string; p256dh: string; auth: string }
  | { kind: 'mail'; address: string; language: 'en' | 'de'; confirmed?: true }
  | { kind: 'webhook'; url: string; secret: string }
);
