import type { IncomingMessage } from 'node:http';

/** Pages of other sites may use this server only when they are on the list. */
export interface OriginSettings {
  origins: readonly string[];
  /** How many proxies of ours stand before the server, each of which adds an address to X-Forwarded-For. */
  proxies: number;
}

/** Whether a request comes from a page of this server, of a site on the list, or from no page at all. */
export function isWelcome(request: IncomingMessage, { origins }: OriginSettings): boolean {
  const { origin, host } = request.headers;
  return origin === undefined || origins.includes(origin) || hostOf(origin) === host;
}

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/** The address that a request comes from: what the outermost of our own proxies saw. */
export function addressOf(request: IncomingMessage, { proxies }: OriginSettings): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  return forwarded.at(-proxies)?.trim() || direct;
}
