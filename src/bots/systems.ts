import { battle } from '../rules/battle';
import { engagementPort as carrierPort } from '../rules/sea-wings/engagement';
import { engagementPort } from '../rules/strategic/engagement';
import { battleBots } from './battle';
import type { AnyBotSystem } from './core/system';
import { withFights } from './fights';
import { fleetActionBots } from './fleet-action';
import { seaWingsBots } from './sea-wings';
import { strategicBots } from './strategic';

/** What bots know of each system; for a system not listed they know only its legal orders. */
export const BOT_SYSTEMS: readonly AnyBotSystem[] = [
  battleBots,
  withFights(strategicBots, engagementPort, { system: battle, doctrine: battleBots.doctrine }),
  withFights(seaWingsBots, carrierPort, { system: battle, doctrine: battleBots.doctrine }),
  fleetActionBots,
];
