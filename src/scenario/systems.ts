import { battleScenarios } from './battle';
import { battleSheets } from './battle/sheets';
import type { AnyScenarioSystem } from './core/system';
import { fleetActionScenarios } from './fleet-action';
import { seaWingsScenarios } from './sea-wings';
import { strategicScenarios } from './strategic';

/** The scenario descriptors of all systems. */
export const SCENARIO_SYSTEMS: readonly AnyScenarioSystem[] = [
  battleScenarios,
  strategicScenarios(battleSheets),
  seaWingsScenarios(battleSheets),
  fleetActionScenarios,
];
