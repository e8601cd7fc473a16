import type { AnySystem, EngagementPort } from '../rules/core';
import type { AnyBotSystem } from './core/system';
import { withFights } from './fights';

/** Loaders of what bots know of each system, by its id; of a system not listed they know only its legal orders. */
export const BOT_SYSTEMS: Readonly<Record<string, () => Promise<AnyBotSystem>>> = {
  battle: async () => (await import('./battle')).battleBots,
  strategic: async () =>
    fighting(
      (await import('./strategic')).strategicBots,
      await import('../rules/strategic/engagement'),
    ),
  'sea-wings': async () =>
    fighting(
      (await import('./sea-wings')).seaWingsBots,
      await import('../rules/sea-wings/engagement'),
    ),
  'fleet-action': async () => (await import('./fleet-action')).fleetActionBots,
  seekrieg: async () => (await import('./seekrieg')).seekriegBots,
};

const fighting = async (
  bots: AnyBotSystem,
  { engagementPort }: { engagementPort: EngagementPort },
): Promise<AnyBotSystem> => withFights(bots, engagementPort, await hosts());

/** Who fights what others hand over, the usual one first, as in the rules. */
async function hosts() {
  const { battleBots } = await import('./battle');
  const { fleetActionBots } = await import('./fleet-action');
  const { seekriegBots } = await import('./seekrieg');
  const host = (system: AnySystem, { doctrine }: AnyBotSystem) => ({ system, doctrine });
  return [
    host((await import('../rules/battle')).battle, battleBots),
    host((await import('../rules/fleet-action')).fleetAction, fleetActionBots),
    host((await import('../rules/seekrieg')).seekrieg, seekriegBots),
  ];
}
