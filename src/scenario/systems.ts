import { battleScenarios } from './battle';
import { battleSheets } from './battle/sheets';
import type { AnyScenarioSystem } from './core/system';
import { strategicScenarios } from './strategic';

/** What is known of the scenarios of every system. */
export const SCENARIO_SYSTEMS: readonly AnyScenarioSystem[] = [
  battleScenarios,
  strategicScenarios(battleSheets),
];
