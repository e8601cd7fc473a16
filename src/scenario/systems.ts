import { battleScenarios } from './battle';
import { battleSheets } from './battle/sheets';
import type { AnyScenarioSystem } from './core/system';
import { fleetActionScenarios } from './fleet-action';
import { fleetActionSheets } from './fleet-action/shipSheet';
import { seaWingsScenarios } from './sea-wings';
import { seekriegScenarios } from './seekrieg';
import { seekriegSheets } from './seekrieg/shipSheet';
import { strategicScenarios } from './strategic';

/** Systems that fight out what others hand over, besides the usual one. */
const OTHER_HOSTS = {
  [fleetActionScenarios.id]: fleetActionSheets,
  [seekriegScenarios.id]: seekriegSheets,
};

/** The scenario descriptors of all systems. */
export const SCENARIO_SYSTEMS: readonly AnyScenarioSystem[] = [
  battleScenarios,
  strategicScenarios(battleSheets, OTHER_HOSTS),
  seaWingsScenarios(battleSheets, OTHER_HOSTS),
  fleetActionScenarios,
  seekriegScenarios,
];
