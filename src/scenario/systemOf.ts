import { isAllAtHand, loadAll, newLazyRegistry } from '../rules/core';
import type { AnyScenarioSystem } from './core/system';
import { SCENARIOS } from './systems';

/** The scenario descriptors of all systems. */
export const scenarioSystems = newLazyRegistry<AnyScenarioSystem>(SCENARIOS);

if (isAllAtHand()) await loadAll(scenarioSystems);

/** The scenario descriptor of a system, by its id, which may come from outside and be unknown; `undefined` until it is loaded. */
export const scenarioSystemOf = (id: unknown): AnyScenarioSystem | undefined =>
  scenarioSystems.of(id);
