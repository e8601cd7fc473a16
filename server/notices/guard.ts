import type { Agent } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { useAgent } from 'request-filtering-agent';

/** Which addresses a notice may be sent to. `public` excludes this machine and private networks. */
export type Reach = 'public' | 'any';

/** Whether an address is on the public internet. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.parse(address).range() === 'unicast';

/** Whether a URL may be used, as far as its text shows. */
export function isReachable(url: string, reach: Reach): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password, port } = new URL(url);
  if (username !== '' || password !== '') return false;
  if (reach === 'any') return protocol === 'https:' || protocol === 'http:';
  if (protocol !== 'https:' || (port !== '' && port !== '8443')) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isPublicAddress(host);
}

/** Connects to permitted addresses only. The address that was checked is the one that is connected to. */
export const guardedAgent = (url: string, reach: Reach): Agent =>
  useAgent(url, { allowPrivateIPAddress: reach === 'any', allowMetaIPAddress: reach === 'any' });
