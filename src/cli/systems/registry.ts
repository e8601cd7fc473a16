import { battle } from '../../rules/battle';
import { fleetAction } from '../../rules/fleet-action';
import { engagementPort as seaWingsPort } from '../../rules/sea-wings/engagement';
import { seekrieg } from '../../rules/seekrieg';
import { engagementPort } from '../../rules/strategic/engagement';
import type { AnyCliSystem } from '../common/cliSystem';
import { withFights } from '../common/fights';
import { battleCli } from './battle';
import { fleetActionCli } from './fleet-action';
import { seaWingsCli } from './sea-wings';
import { seekriegCli } from './seekrieg';
import { strategicCli } from './strategic';

/** Who fights what others hand over, the usual one first, as in the rules. */
const HOSTS = [
  { system: battle, cli: battleCli },
  { system: fleetAction, cli: fleetActionCli },
  { system: seekrieg, cli: seekriegCli },
];

/** What the command line needs to know of each system. */
export const CLI_SYSTEMS: readonly AnyCliSystem[] = [
  battleCli,
  withFights(strategicCli, engagementPort, HOSTS),
  withFights(seaWingsCli, seaWingsPort, HOSTS),
  fleetActionCli,
  seekriegCli,
];
