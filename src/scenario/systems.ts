import { battleScenarios } from './battle';
import { battleSheets } from './battle/sheets';
import { strategicScenarios } from './strategic';
import type { AnyScenarioSystem } from './system';

/** What is known of the scenarios of every system. */
export const SCENARIO_SYSTEMS: readonly AnyScenarioSystem[] = [
  battleScenarios,
  strategicScenarios(battleSheets),
];

/** By its id, which may come from outside and be none. */
export const scenarioSystemOf = (id: unknown): AnyScenarioSystem | undefined =>
  SCENARIO_SYSTEMS.find((system) => system.id === id);
