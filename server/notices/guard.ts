import type { Agent } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { useAgent } from 'request-filtering-agent';

/** Which addresses a notice may be sent to: `public` none of this machine or of a private network. */
export type Reach = 'public' | 'any';

/** Whether an address is one of the open network. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.parse(address).range() === 'unicast';

/** Whether something may be sent to an address of the web, as far as it tells by itself. */
export function isReachable(url: string, reach: Reach): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password, port } = new URL(url);
  if (username !== '' || password !== '') return false;
  if (reach === 'any') return protocol === 'https:' || protocol === 'http:';
  if (protocol !== 'https:' || (port !== '' && port !== '8443')) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isPublicAddress(host);
}

/** Connects, and to no address where nothing may be sent: what is connected to is what was checked. */
export const guardedAgent = (url: string, reach: Reach): Agent =>
  useAgent(url, { allowPrivateIPAddress: reach === 'any', allowMetaIPAddress: reach === 'any' });
