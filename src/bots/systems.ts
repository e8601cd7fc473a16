import type { AnySystem } from '../rules/core';
import type { AnyBotSystem } from './core/system';
import { withFights } from './fights';

/** Loaders of what bots know of each system, by its id; of a system not listed they know only its legal orders. */
export const BOT_SYSTEMS: Readonly<Record<string, () => Promise<AnyBotSystem>>> = {
  battle: async () => (await import('./battle')).battleBots,
  strategic: async () => {
    const [{ strategicBots }, { engagementPort }, all] = await Promise.all([
      import('./strategic'),
      import('../rules/strategic/engagement'),
      hosts(),
    ]);
    return withFights(strategicBots, engagementPort, all);
  },
  'sea-wings': async () => {
    const [{ seaWingsBots }, { engagementPort }, all] = await Promise.all([
      import('./sea-wings'),
      import('../rules/sea-wings/engagement'),
      hosts(),
    ]);
    return withFights(seaWingsBots, engagementPort, all);
  },
  'fleet-action': async () => (await import('./fleet-action')).fleetActionBots,
  seekrieg: async () => (await import('./seekrieg')).seekriegBots,
};

/** Who fights what others hand over, the usual one first, as in the rules. */
async function hosts() {
  const [battle, fleetAction, seekrieg] = await Promise.all([
    Promise.all([import('../rules/battle'), import('./battle')]),
    Promise.all([import('../rules/fleet-action'), import('./fleet-action')]),
    Promise.all([import('../rules/seekrieg'), import('./seekrieg')]),
  ]);
  const host = (system: AnySystem, { doctrine }: AnyBotSystem) => ({ system, doctrine });
  return [
    host(battle[0].battle, battle[1].battleBots),
    host(fleetAction[0].fleetAction, fleetAction[1].fleetActionBots),
    host(seekrieg[0].seekrieg, seekrieg[1].seekriegBots),
  ];
}
