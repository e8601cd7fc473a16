/** What outsiders ask of Seekrieg, by name: sheets from the registry's figures, and questions of its own. */

export { AIR_ROLES } from './model/aircraft';
export {
  DAMAGE_METHODS,
  DEFAULT_OPTIONS,
  FORMATIONS,
  type Formation,
  HIT_METHODS,
  MOONS,
  type Objective,
  type ScenarioElement,
  type ScenarioShip,
  type ScenarioSide,
  type SeekriegOptions,
  type SeekriegScenario,
} from './model/scenario';
export { ARCS, SHIP_TYPES, type ShipSheet, TUBE_PLACES } from './model/sheet';
export { AIRCRAFT_CARDS } from './ratings/aircraftCards';
export type { Judgement, ShipFigures } from './ratings/figures';
export { ratedSheet } from './ratings/sheet';
export { AIR_LEVELS } from './tables/antiAircraftGuns';
export { ARMOR_TYPES } from './tables/armor';
