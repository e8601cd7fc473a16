import type { IncomingMessage } from 'node:http';
import { netOf } from '../common/net';

/** Pages of other sites may use this server only when they are on the list. */
export interface OriginSettings {
  origins: readonly string[];
  /** Host names of this server. If the list is empty any name is accepted, even a foreign one that resolves to it. */
  hosts?: readonly string[];
  /** How many of our own proxies stand before the server, each of which adds an address to X-Forwarded-For. */
  proxies: number;
}

/** Whether a request comes from a page of this server, of a site on the list, or from no page at all. */
export function isWelcome(request: IncomingMessage, { origins }: OriginSettings): boolean {
  const { origin, host } = request.headers;
  return origin === undefined || origins.includes(origin) || hostOf(origin) === host;
}

const LOCAL: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a request addresses this server by one of its own names, or comes from this machine. */
export function isForUs(request: IncomingMessage, { hosts = [] }: OriginSettings): boolean {
  const name = nameOf(request.headers.host);
  return hosts.length === 0 || LOCAL.includes(name) || hosts.includes(name);
}

const nameOf = (host = ''): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';

/** Headers that proxies add. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Whether a request comes from this machine, not through a proxy on it. */
export function isFromHere(request: IncomingMessage, { proxies }: OriginSettings): boolean {
  const { headers, socket, httpVersion } = request;
  const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  const isDirect = proxies === 0 && FORWARDED.every((name) => headers[name] === undefined);
  // By default, Nginx adds no header but speaks an older HTTP.
  return isLocal && isDirect && httpVersion !== '1.0' && LOCAL.includes(nameOf(headers.host));
}

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * The sender of a request, for limits: the address seen by our outermost proxy. For IPv6 its first 64 bits, since one
 * user usually has all addresses with that prefix.
 */
export function addressOf(request: IncomingMessage, { proxies }: OriginSettings): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return netOf(direct) ?? direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const told = netOf(forwarded.at(-proxies)?.trim() ?? '');
  return told ?? netOf(direct) ?? direct;
}
