import { battle } from '../rules/battle';
import { fleetAction } from '../rules/fleet-action';
import { engagementPort as carrierPort } from '../rules/sea-wings/engagement';
import { seekrieg } from '../rules/seekrieg';
import { engagementPort } from '../rules/strategic/engagement';
import { battleBots } from './battle';
import type { AnyBotSystem } from './core/system';
import { withFights } from './fights';
import { fleetActionBots } from './fleet-action';
import { seaWingsBots } from './sea-wings';
import { seekriegBots } from './seekrieg';
import { strategicBots } from './strategic';

/** Who fights what others hand over, the usual one first, as in the rules. */
const HOSTS = [
  { system: battle, doctrine: battleBots.doctrine },
  { system: fleetAction, doctrine: fleetActionBots.doctrine },
  { system: seekrieg, doctrine: seekriegBots.doctrine },
];

/** What bots know of each system; for a system not listed they know only its legal orders. */
export const BOT_SYSTEMS: readonly AnyBotSystem[] = [
  battleBots,
  withFights(strategicBots, engagementPort, HOSTS),
  withFights(seaWingsBots, carrierPort, HOSTS),
  fleetActionBots,
  seekriegBots,
];
