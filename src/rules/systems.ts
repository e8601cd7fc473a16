import { type AnySystem, type EngagementHost, withEngagements } from './core';

/** Loaders of every rule system that can be played, by its id. */
export const RULES: Readonly<Record<string, () => Promise<AnySystem>>> = {
  battle: async () => (await import('./battle')).battle,
  strategic: async () => {
    const [{ strategic }, { engagementPort }, all] = await Promise.all([
      import('./strategic'),
      import('./strategic/engagement'),
      hosts(),
    ]);
    return withEngagements(strategic, engagementPort, all);
  },
  'sea-wings': async () => {
    const [{ seaWings }, { engagementPort }, all] = await Promise.all([
      import('./sea-wings'),
      import('./sea-wings/engagement'),
      hosts(),
    ]);
    return withEngagements(seaWings, engagementPort, all);
  },
  'fleet-action': async () => (await import('./fleet-action')).fleetAction,
  seekrieg: async () => (await import('./seekrieg')).seekrieg,
};

/** Those that fight out what others hand over; the first is the usual one. */
async function hosts(): Promise<EngagementHost[]> {
  const [{ battleHost }, { fleetActionHost }, { seekriegHost }] = await Promise.all([
    import('./battle/engagement'),
    import('./fleet-action/engagement'),
    import('./seekrieg/engagement'),
  ]);
  return [battleHost, fleetActionHost, seekriegHost];
}
