import { battleScenarios } from './battle';
import { battleSheets } from './battle/sheets';
import { strategicScenarios } from './strategic';
import type { AnyScenarioSystem } from './system';

/** What is known of the scenarios of every system. */
export const SCENARIO_SYSTEMS: readonly AnyScenarioSystem[] = [
  battleScenarios,
  strategicScenarios(battleSheets),
];
