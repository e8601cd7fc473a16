import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Which addresses a notice may be sent to: `public` none of this machine or of a private network. */
export type Reach = 'public' | 'any';

/** Addresses that belong to nobody on the open network (IANA's special-purpose registries, RFC 6890). */
const SPECIAL: readonly [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];

/** The one part of IPv6 that is open, and what is not open in it. */
const OPEN_V6: readonly [string, number] = ['2000::', 3];
const SPECIAL_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [net, prefix, family] of SPECIAL) special.addSubnet(net, prefix, family);
for (const [net, prefix] of SPECIAL_V6) special.addSubnet(net, prefix, 'ipv6');
const open = new BlockList();
open.addSubnet(...OPEN_V6, 'ipv6');

/** Whether an address is one of the open network. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, 'ipv4');
  return isIP(address) === 6 && open.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

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

/** Looks names up, and knows none that leads where nothing may be sent: what is connected to is what was checked. */
export const guardedLookup =
  (reach: Reach): LookupFunction =>
  (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const fit = reach === 'any' ? found : found.filter(({ address }) => isPublicAddress(address));
      const [first] = fit;
      if (!first) return done(new Error('This address is not for notices.'), []);
      if (options.all) done(null, fit);
      else done(null, first.address, first.family);
    });
  };
