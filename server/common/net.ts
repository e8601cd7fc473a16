import ipaddr from 'ipaddr.js';

/** Some proxies include the port: `[2001:db8::1]:443`, `192.0.2.1:443`. */
const PORT = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/;

const NET_BYTES = 8;

/** What stands for an address in limits and bans; `undefined` if it is none. */
export function netOf(text: string): string | undefined {
  const [, v6, v4] = PORT.exec(text) ?? [];
  const address = v6 ?? v4 ?? text;
  if (!ipaddr.isValid(address)) return undefined;
  const known = ipaddr.process(address);
  if (known.kind() === 'ipv4') return known.toString();
  const bytes = known.toByteArray().map((byte, index) => (index < NET_BYTES ? byte : 0));
  return `${ipaddr.fromByteArray(bytes)}/64`;
}
