import type { AnyScenarioSystem } from './core/system';
import { SCENARIO_SYSTEMS } from './systems';

/** The scenario descriptor of a system, by its id, which may come from outside and be unknown. */
export const scenarioSystemOf = (id: unknown): AnyScenarioSystem | undefined =>
  SCENARIO_SYSTEMS.find((system) => system.id === id);
