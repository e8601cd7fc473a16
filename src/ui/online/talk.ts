import type { ChatLine } from '../../game/online';

type Said = Pick<ChatLine, 'at'>;

/** When the latest line was said; milliseconds since 1970, 0 before the first. A server's clock can be set back. */
export const lastSaid = (chat: readonly Said[]): number =>
  chat.reduce((latest, { at }) => Math.max(latest, at), 0);

/**
 * How many lines came after the last one read. Lines are compared by their times: after a reconnect only the
 * latest lines arrive, so their number says nothing.
 * @param readTo when the last line read was said; milliseconds since 1970
 */
export const newLines = (chat: readonly Said[], readTo: number): number =>
  chat.filter(({ at }) => at > readTo).length;
