import type { AnyCliSystem } from '../common/cliSystem';
import { battleCli } from './battle';
import { fleetActionCli } from './fleet-action';
import { seaWingsCli } from './sea-wings';
import { seekriegCli } from './seekrieg';
import { strategicCli } from './strategic';

/** What the command line needs to know of each system. */
export const CLI_SYSTEMS: readonly AnyCliSystem[] = [
  battleCli,
  strategicCli,
  seaWingsCli,
  fleetActionCli,
  seekriegCli,
];
