import { type AnySystem, type EngagementHost, type EngagementPort, withEngagements } from './core';

/** Loaders of every rule system that can be played, by its id. */
export const RULES: Readonly<Record<string, () => Promise<AnySystem>>> = {
  battle: async () => (await import('./battle')).battle,
  strategic: async () =>
    handingOver((await import('./strategic')).strategic, await import('./strategic/engagement')),
  'sea-wings': async () =>
    handingOver((await import('./sea-wings')).seaWings, await import('./sea-wings/engagement')),
  'fleet-action': async () => (await import('./fleet-action')).fleetAction,
  seekrieg: async () => (await import('./seekrieg')).seekrieg,
};

/** A system that hands its surface actions over, paired with all hosts that fight them out. */
const handingOver = async (
  system: AnySystem,
  { engagementPort }: { engagementPort: EngagementPort },
): Promise<AnySystem> => withEngagements(system, engagementPort, await hosts());

/** Those that fight out what others hand over; the first is the usual one. */
const hosts = async (): Promise<EngagementHost[]> => [
  (await import('./battle/engagement')).battleHost,
  (await import('./fleet-action/engagement')).fleetActionHost,
  (await import('./seekrieg/engagement')).seekriegHost,
];
