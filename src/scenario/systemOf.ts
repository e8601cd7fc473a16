import type { AnyScenarioSystem } from './core/system';
import { SCENARIO_SYSTEMS } from './systems';

/** What is known of the scenarios of a system, by its id, which may come from outside and be none. */
export const scenarioSystemOf = (id: unknown): AnyScenarioSystem | undefined =>
  SCENARIO_SYSTEMS.find((system) => system.id === id);
