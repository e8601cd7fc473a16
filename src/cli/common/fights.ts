import { type AnySystem, type EngagementPort, hostNamed } from '../../rules/core';
import type { AnyCliSystem } from './cliSystem';

/** Who fights what is handed over, and what the command line knows of it. */
interface FuzzedHost {
  system: AnySystem;
  cli: AnyCliSystem;
}

/**
 * An operational system whose fights may be handed over: in one, random orders are drawn by the weights and kinds of the
 * system that hosts it, or its turns would hardly come to their end. The first host is the usual one.
 */
export function withFights(
  outer: AnyCliSystem,
  port: EngagementPort,
  hosts: readonly FuzzedHost[],
): AnyCliSystem {
  const { subject } = outer;
  return {
    ...outer,
    subject: {
      ...subject,
      weight(order: unknown, state: unknown): number {
        const line = port.lineOf(order);
        if (line === undefined) return subject.weight(order, state);
        const { system, cli } = hostNamed(hosts, port.hostOf(state));
        return cli.subject.weight(system.parseOrder(line), port.positionIn(state));
      },
      kindIn(order: unknown, state: unknown): string | undefined {
        const line = port.lineOf(order);
        if (line === undefined || !hostNamed(hosts, port.hostOf(state)).cli.subject.drawsKinds)
          return undefined;
        return line.split(' ', 1)[0];
      },
    },
  };
}
