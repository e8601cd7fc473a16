import { battleCli } from './battle';
import { strategicCli } from './strategic';
import type { AnyCliSystem } from './system';

/** What the command line knows of each system. */
export const CLI_SYSTEMS: readonly AnyCliSystem[] = [battleCli, strategicCli];
