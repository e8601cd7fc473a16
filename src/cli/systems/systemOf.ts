import { must } from '../../rules/core';
import type { AnyCliSystem } from '../common/cliSystem';
import { CLI_SYSTEMS } from './registry';

/** What the command line needs to know of a system. */
export const cliSystemOf = (system: string): AnyCliSystem =>
  must(
    CLI_SYSTEMS.find(({ id }) => id === system),
    `what the command line knows of ${system}`,
  );
