import { type Host, newHost } from '../../src/game/host';
import type { AnySystem } from '../../src/rules/core';
import { nativeHash } from './diceProofs';

/** One host per system, created on first use. */
export function newHosts(fault: (error: unknown) => void): (system: AnySystem) => Host {
  const hosts = new Map<string, Host>();
  return (system) => {
    const host = hosts.get(system.id) ?? newHost(system, fault, nativeHash);
    hosts.set(system.id, host);
    return host;
  };
}
